// A value or the list of errors that prevented it.
#pragma once

#include "core/base/error.h"

#include <cassert>
#include <optional>
#include <utility>
#include <variant>

namespace tilesight {

template <class T>
class [[nodiscard]] Expected {
public:
    Expected(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Expected(Errors errors) : m_state(std::in_place_index<1>, std::move(errors)) {}
    Expected(Error error) : m_state(std::in_place_index<1>, Errors{std::move(error)}) {}

    explicit operator bool() const { return m_state.index() == 0; }
    bool hasValue() const { return m_state.index() == 0; }

    const T& value() const& { assert(hasValue()); return std::get<0>(m_state); }
    T& value() & { assert(hasValue()); return std::get<0>(m_state); }
    T&& value() && { assert(hasValue()); return std::get<0>(std::move(m_state)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// Empty when there is a value.
    const Errors& errors() const {
        static const Errors none;
        return hasValue() ? none : std::get<1>(m_state);
    }

private:
    std::variant<T, Errors> m_state;
};

} // namespace tilesight

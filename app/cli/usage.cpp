#include "app/cli/usage.h"

#include "app/cli/output.h"

#include <algorithm>
#include <charconv>

namespace tilesight::cli {
namespace {

class Usage {
public:
    Usage(const CLI::App& program, const CLI::App& command)
        : m_command(command), m_isProgram(&program == &command) {}

    Errors errorsOf(const CLI::ParseError& error) {
        const bool required = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
        if (required || dynamic_cast<const CLI::ExtrasError*>(&error)) {
            addUnknownWords();
            if (!m_isProgram) addMissingOptions();
            if (m_isProgram && m_errors.empty()) add("no command is given", {}, help("lists the commands"));
        }
        if (!m_errors.empty()) return m_errors;

        const std::string what = error.what();
        if (dynamic_cast<const CLI::ValidationError*>(&error)) // our own sentence behind the option's name
            add(what, what.substr(0, what.find(':')), help("explains it"));
        else if (const CLI::Option* option = namedIn(what))
            addMisuse(*option, error);
        else
            add(what, {}, help("shows what is possible"));
        return m_errors;
    }

private:
    void add(std::string message, std::string object, std::string remedy) {
        m_errors.push_back({"option.usage", std::move(message), std::move(object), {}, std::move(remedy)});
    }

    std::string help(const std::string& does) const {
        return "`tilesight " + (m_isProgram ? "" : m_command.get_name() + " ") + "--help` " + does;
    }

    /// "give --gpu ID: GPU, as listed by `tilesight gpus`, or a GPU file"
    static std::string giving(const CLI::Option& option) {
        std::string type = option.get_positional() ? "" : " " + option.get_type_name();
        type.resize(std::min(type.size(), type.find(':'))); // behind it stands what the check allows
        return "give " + option.get_name() + type + ": " + option.get_description();
    }

    void addUnknownWords() {
        if (m_command.get_allow_extras()) return;
        const std::vector<std::string> words = m_command.remaining(true);
        std::vector<std::string> known;
        for (const CLI::Option* option : m_command.get_options())
            for (const std::string& name : option->get_lnames())
                known.push_back("--" + name);
        const auto isOption = [](const std::string& word) { return word.size() > 1 && word[0] == '-'; };
        for (const std::string& word : words) {
            if (!isOption(word)) continue;
            const std::string name = word.substr(0, word.find('='));
            const std::string nearest = nearestName(name, known);
            add("there is no option '" + name + "'", name,
                nearest.empty() ? help("lists the options") : "did you mean '" + nearest + "'?");
        }
        if (!m_errors.empty()) return; // the other words may be values of the unknown options
        for (const std::string& word : words)
            add("the argument '" + word + "' is one too many", word,
                "quote a name that has spaces; " + help("shows what is possible"));
    }

    void addMissingOptions() {
        for (const CLI::Option* option : m_command.get_options())
            if (option->get_required() && option->count() == 0)
                add(option->get_name() + " is missing", option->get_name(), giving(*option));
    }

    void addMisuse(const CLI::Option& option, const CLI::ParseError& error) {
        const std::string name = option.get_name();
        if (dynamic_cast<const CLI::ExcludesError*>(&error)) {
            const std::string what = error.what();
            const std::size_t verb = what.find(" excludes ");
            add(what.substr(0, verb) + " and " + what.substr(verb + std::string(" excludes ").size()) +
                    " cannot be given together",
                name, "leave one of them away");
        } else if (option.get_items_expected_min() == 0) {
            add(name + " is given a value, but takes none", name, "write " + name + " alone");
        } else if (option.count() > 1) {
            add(name + " is given " + std::to_string(option.count()) + " times", name, "give it once");
        } else if (option.count() == 0 || option.results().front().empty()) {
            add(name + " has no value", name, giving(option));
        } else {
            add(name + " cannot be '" + option.results().front() + "'", name, giving(option));
        }
    }

    /// The option whose name stands in a sentence of the parser.
    const CLI::Option* namedIn(const std::string& sentence) const {
        const CLI::Option* found = nullptr;
        for (const CLI::Option* option : m_command.get_options()) {
            const std::string name = option->get_name();
            const std::size_t at = name.empty() ? std::string::npos : sentence.find(name);
            if (at != std::string::npos && (!found || name.size() > found->get_name().size())) found = option;
        }
        return found;
    }

    const CLI::App& m_command;
    bool m_isProgram;
    Errors m_errors;
};

} // namespace

CLI::Validator wholeNumber(long long least, long long most) {
    const std::string range = std::to_string(least) + " to " + std::to_string(most);
    return CLI::Validator(
        [=](std::string& text) {
            long long value = 0;
            const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
            const bool good =
                fault == std::errc() && end == text.data() + text.size() && value >= least && value <= most;
            return good ? std::string() : "'" + text + "' is no whole number from " + range;
        },
        range);
}

int reportUsage(const CLI::App& program, const CLI::ParseError& error) {
    const auto chosen = program.get_subcommands();
    return report(Usage(program, chosen.empty() ? program : *chosen.front()).errorsOf(error));
}

} // namespace tilesight::cli

// The answer sheet of a lesson as PDF: questions, guesses, what the engine said. By the writer of the report.
#pragma once

#include "app/explorer/lesson_runner.h"

#include <QDate>

namespace tilesight {

/// Errors "lesson.none" (no lesson is running) and those of writing a file.
Errors writeLessonSheet(const LessonRunner& runner, const QDate& date, const QString& path);

} // namespace tilesight

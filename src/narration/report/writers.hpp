// A report as text for some place. Names are typed by players, so each writer escapes the characters that mean
// something there.
#pragma once
#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "narration/report/report.hpp"

namespace tavern {

enum class ReportFormat : std::uint8_t {
    text,
    markdown,
    html,  // for a blog: without a page around it
    bgg,   // BoardGameGeek's markup
};
inline constexpr std::array<std::string_view, 4> report_formats{"text", "markdown", "html", "bgg"};

std::string written(const Report& report, ReportFormat format);

/** A text for an element or an attribute of HTML. */
std::string in_html(std::string_view text);
/** With a backslash before each sign that could begin markup, even in the middle of a line: a name may hold any. */
std::string in_markdown(std::string_view text);
/** With parentheses for brackets, since the markup has no escape, and for "<", at which a forum there cuts a post. */
std::string in_bgg(std::string text);

}  // namespace tavern

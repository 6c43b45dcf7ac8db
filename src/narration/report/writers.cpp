#include "narration/report/writers.hpp"

#include <algorithm>
#include <utility>

#include "text/text.hpp"

namespace tavern {
namespace {

using Kind = ReportBlock::Kind;
using Row = std::vector<std::string>;

/** Characters, not bytes. */
std::size_t length_of(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80; }));
}

/** Columns below each other, the numbers to the right. */
std::string aligned(const std::vector<Row>& rows) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const Row& row : rows)
        for (std::size_t column = 0; column < row.size(); ++column)
            widths[column] = std::max(widths[column], length_of(row[column]));
    std::string text;
    for (const Row& row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column) {
            const std::string blanks(widths[column] - length_of(row[column]), ' ');
            text += column == 0 ? row[column] + blanks : "  " + blanks + row[column];
        }
        text += '\n';
    }
    return text;
}

std::string underlined(const std::string& text, char line) {
    return text + "\n" + std::string(length_of(text), line) + "\n";
}

std::string as_text(const ReportBlock& block) {
    switch (block.kind) {
        case Kind::title: return underlined(block.text, '=');
        case Kind::heading: return underlined(block.text, '-');
        case Kind::paragraph: return block.text + "\n";
        case Kind::table: return aligned(block.rows);
        case Kind::link: return block.text + ": " + block.address + "\n";
    }
    return {};
}

std::string as_markdown(const ReportBlock& block) {
    switch (block.kind) {
        case Kind::title: return "# " + in_markdown(block.text) + "\n";
        case Kind::heading: return "## " + in_markdown(block.text) + "\n";
        case Kind::paragraph: return in_markdown(block.text) + "\n";
        case Kind::link: return "[" + in_markdown(block.text) + "](<" + block.address + ">)\n";
        case Kind::table: break;
    }
    std::string text;
    for (const Row& row : block.rows) {
        text += "|";
        for (const std::string& cell : row) text += " " + in_markdown(cell) + " |";
        text += "\n";
        if (&row != &block.rows.front()) continue;
        text += "| --- |";
        for (std::size_t column = 1; column < row.size(); ++column) text += " ---: |";
        text += "\n";
    }
    return text;
}

std::string element(std::string_view name, const std::string& content) {
    return "<" + std::string(name) + ">" + content + "</" + std::string(name) + ">";
}

std::string as_html(const ReportBlock& block) {
    switch (block.kind) {
        case Kind::title: return element("h2", in_html(block.text)) + "\n";
        case Kind::heading: return element("h3", in_html(block.text)) + "\n";
        case Kind::paragraph: return element("p", in_html(block.text)) + "\n";
        case Kind::link:
            return element("p", "<a href=\"" + in_html(block.address) + "\">" + in_html(block.text) + "</a>") + "\n";
        case Kind::table: break;
    }
    std::string text;
    for (const Row& row : block.rows) {
        const bool head = &row == &block.rows.front();
        std::string cells;
        for (const std::string& cell : row)
            cells += element(head || &cell == &row.front() ? "th" : "td", in_html(cell));
        text += element("tr", cells) + "\n";
    }
    return element("table", "\n" + text) + "\n";
}

std::string as_bgg(const ReportBlock& block) {
    switch (block.kind) {
        case Kind::title:
        case Kind::heading: return "[b]" + in_bgg(block.text) + "[/b]\n";
        case Kind::paragraph: return in_bgg(block.text) + "\n";
        case Kind::table: return "[c]" + in_bgg(aligned(block.rows)) + "[/c]\n";
        case Kind::link: return "[url=" + block.address + "]" + in_bgg(block.text) + "[/url]\n";
    }
    return {};
}

}  // namespace

std::string in_html(std::string_view text) {
    std::string escaped;
    for (const char letter : text) {
        switch (letter) {
            case '&': escaped += "&amp;"; break;
            case '<': escaped += "&lt;"; break;
            case '>': escaped += "&gt;"; break;
            case '"': escaped += "&quot;"; break;
            default: escaped += letter;
        }
    }
    return escaped;
}

std::string in_markdown(std::string_view text) {
    constexpr std::string_view signs = "\\`*_[]<>|~&#@$";
    std::string escaped;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool begins = at == 0 && std::string_view("+-=").find(text[at]) != std::string_view::npos;
        // A number at the beginning of a line counts a list; an address becomes a link by itself.
        const std::string_view before = text.substr(0, at);
        const bool counts = at > 0 && (text[at] == '.' || text[at] == ')') &&
                            before.find_first_not_of("0123456789") == std::string_view::npos;
        const bool links =
            (text[at] == ':' && text.substr(at, 3) == "://") ||
            (text[at] == '.' && at >= 3 && (text.substr(at - 3, 3) == "www" || text.substr(at - 3, 3) == "WWW"));
        if (begins || counts || links || signs.find(text[at]) != std::string_view::npos) escaped += '\\';
        escaped += text[at];
    }
    return escaped;
}

std::string in_bgg(std::string text) {
    std::replace(text.begin(), text.end(), '<', '(');
    return as_shown(std::move(text));
}

std::string written(const Report& report, ReportFormat format) {
    constexpr std::array writers{as_text, as_markdown, as_html, as_bgg};
    std::string text;
    for (const ReportBlock& block : report) {
        // HTML needs no blank line between its elements.
        if (!text.empty() && format != ReportFormat::html) text += '\n';
        text += writers[static_cast<std::size_t>(format)](block);
    }
    return text;
}

}  // namespace tavern

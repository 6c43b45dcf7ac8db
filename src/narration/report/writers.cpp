#include "narration/report/writers.hpp"

#include <algorithm>
#include <utility>

#include "text/text.hpp"

namespace tavern {
namespace {

using Kind = ReportText::Kind;
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

std::string as_text(const ReportText& block) {
    switch (block.kind) {
        case Kind::title: return underlined(block.text, '=');
        case Kind::heading: return underlined(block.text, '-');
        case Kind::paragraph: return block.text + "\n";
    }
    return {};
}

std::string as_text(const ReportTable& table) {
    return aligned(table.rows);
}

std::string as_text(const ReportLink& link) {
    return link.text + ": " + link.address + "\n";
}

std::string as_markdown(const ReportText& block) {
    std::string text = in_markdown(block.text) + "\n";
    switch (block.kind) {
        case Kind::title: return "# " + text;
        case Kind::heading: return "## " + text;
        case Kind::paragraph: return text;
    }
    return {};
}

std::string as_markdown(const ReportTable& table) {
    std::string text;
    for (const Row& row : table.rows) {
        text += "|";
        for (const std::string& cell : row) text += " " + in_markdown(cell) + " |";
        text += "\n";
        if (&row != &table.rows.front()) continue;
        text += "| --- |";
        for (std::size_t column = 1; column < row.size(); ++column) text += " ---: |";
        text += "\n";
    }
    return text;
}

std::string as_markdown(const ReportLink& link) {
    return "[" + in_markdown(link.text) + "](<" + link.address + ">)\n";
}

std::string element(std::string_view name, const std::string& content) {
    return "<" + std::string(name) + ">" + content + "</" + std::string(name) + ">";
}

std::string as_html(const ReportText& block) {
    constexpr std::array elements{"h2", "h3", "p"};  // in the order of Kind
    return element(elements[static_cast<std::size_t>(block.kind)], in_html(block.text)) + "\n";
}

std::string as_html(const ReportTable& table) {
    std::string text;
    for (const Row& row : table.rows) {
        const bool head = &row == &table.rows.front();
        std::string cells;
        for (const std::string& cell : row)
            cells += element(head || &cell == &row.front() ? "th" : "td", in_html(cell));
        text += element("tr", cells) + "\n";
    }
    return element("table", "\n" + text) + "\n";
}

std::string as_html(const ReportLink& link) {
    return element("p", "<a href=\"" + in_html(link.address) + "\">" + in_html(link.text) + "</a>") + "\n";
}

std::string as_bgg(const ReportText& block) {
    const std::string text = in_bgg(block.text);
    return (block.kind == Kind::paragraph ? text : "[b]" + text + "[/b]") + "\n";
}

std::string as_bgg(const ReportTable& table) {
    return "[c]" + in_bgg(aligned(table.rows)) + "[/c]\n";
}

std::string as_bgg(const ReportLink& link) {
    return "[url=" + link.address + "]" + in_bgg(link.text) + "[/url]\n";
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
    const auto block_in_format = [format](const auto& block) {
        switch (format) {
            case ReportFormat::text: return as_text(block);
            case ReportFormat::markdown: return as_markdown(block);
            case ReportFormat::html: return as_html(block);
            case ReportFormat::bgg: return as_bgg(block);
        }
        return std::string();
    };
    std::string text;
    for (const ReportBlock& block : report) {
        // HTML needs no blank line between its elements.
        if (!text.empty() && format != ReportFormat::html) text += '\n';
        text += std::visit(block_in_format, block);
    }
    return text;
}

}  // namespace tavern

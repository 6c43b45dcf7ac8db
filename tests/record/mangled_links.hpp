// What programs do to a link on its way: mail, messengers, word processors, forums, trackers and people who select a
// little too much.
#pragma once
#include <string>
#include <utility>
#include <vector>

namespace tavern::samples {

/** A change that leaves every character of the link where it can be found. */
struct Mangling {
    std::string name;
    std::string text;
};

inline std::string replaced(std::string text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

/** Everything usual, done to the link of a replay with a moment behind it, and to what stands before it. */
inline std::vector<Mangling> usual_manglings(const std::string& address, const std::string& link,
                                             const std::string& moment) {
    const std::string whole = address + link + moment;
    std::vector<Mangling> all{{"nothing", whole}};
    for (const char* behind : {".",
                               ",",
                               ";",
                               ":",
                               "!",
                               "?",
                               ")",
                               "]",
                               "\"",
                               "'",
                               ">",
                               "…",
                               "”",
                               "»",
                               "*",
                               "_",
                               "\\",
                               "/",
                               "...",
                               ").",
                               "&",
                               "#",
                               "**",
                               "</a>",
                               "`",
                               "|",
                               "}",
                               "’",
                               "。",
                               "%20",
                               "%0A",
                               "%22%3E",
                               "&fbclid=IwAR0p1AAq",
                               "&utm_source=share&utm_medium=r1",
                               "?usp=sharing",
                               "\n-- \nAnna"})
        all.push_back({std::string("behind: ") + behind, whole + behind});
    for (const char* before : {"(", "<", "\"", "“", "*", "_", "`", "[", "Your turn: ", "> ", "#2 of r1 p1: "})
        all.push_back({std::string("before: ") + before, before + whole});
    for (const char* inside : {"\n", "\r\n", " ", "\n> ", "\xE2\x80\x8B", "\xC2\xAD", "%20", "%0A", "%E2%80%8B",
                               "\xEF\xBB\xBF", "=\r\n", "\\"}) {
        std::string put = address + link;
        put.insert(address.size() + link.size() / 2, inside);
        all.push_back({std::string("inside: ") + inside, put + moment});
    }
    all.push_back({"- as %2D", address + replaced(link, "-", "%2D") + moment});
    all.push_back({"_ as %5F", address + replaced(link, "_", "%5f") + moment});
    all.push_back({"_ as \\_", address + replaced(link, "_", "\\_") + moment});
    all.push_back({"escaped twice", address + replaced(link, "-", "%252D") + replaced(moment, "&", "%2526")});
    all.push_back({"& as &amp;", address + link + replaced(moment, "&", "&amp;")});
    all.push_back({"& as &amp;amp;", address + link + replaced(moment, "&", "&amp;amp;")});
    all.push_back({"&...= as %26...%3D", address + link + replaced(replaced(moment, "&", "%26"), "=", "%3D")});
    all.push_back({"# as %23", replaced(whole, "#", "%23")});
    all.push_back({"a tracker before the moment", address + link + "&fbclid=IwAR1" + moment});
    all.push_back({"a whole message", "Hi!\n\nYour turn:\n<" + whole + ">\n\n-- \nAnna #1 (r1 p2)"});
    all.push_back({"a link of HTML", "<a href=\"" + replaced(whole, "&", "&amp;") + "\">play</a>"});
    all.push_back({"a link of Markdown", "[play](" + whole + ")"});
    return all;
}

}  // namespace tavern::samples

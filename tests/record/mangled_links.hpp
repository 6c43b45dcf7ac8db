// Damage to links on their way through mail, messengers, word processors, forums, trackers and inexact selections.
#pragma once
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "record/playout.hpp"
#include "record/result.hpp"

namespace tavern::samples {

/** A change that keeps every character of the link in a place where it can be found. */
struct Mangling {
    std::string name;
    std::string text;
};

inline std::string replaced(std::string text, std::string_view what, std::string_view with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
        text.replace(at, what.size(), with);
    return text;
}

/** All usual changes to the link of a replay with a moment, and to the text before it. */
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

/** A link after random changes. */
struct SentLink {
    std::string text;
    std::optional<std::size_t> moment;  // stated behind the link
    std::optional<Fault> harm;          // nothing: every character can still be found

    /** Whether the reason is right. Text after a link with missing characters may fill the gap. */
    bool is_true(Fault told) const {
        const bool glued = text.find_first_of("_r", text.size() - 2) != std::string::npos;
        return told == harm || (glued && told == Fault::damaged);
    }
};

inline SentLink sent_link(RandomNumbers& numbers, const std::string& address, const std::string& link, bool harmed) {
    static const std::vector<std::string> ignorable{"\n",       "\r\n", " ",    "%0A", "%20", "\xE2\x80\x8B",
                                                    "\xC2\xAD", "\\",   "\n> ", "\t",  "…"};
    static const std::vector<std::string> endings{
        "",  ".", ",", ")", "\"",  "…", "_", "/", "&fbclid=Iw1", "&utm_source=a", " ok?",
        "!", "'", "]", "»", "%3E", "*", "?", ";", "\nr1",        " (p2)",         "<br>"};
    static constexpr std::string_view characters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const auto one_of = [&](const std::vector<std::string>& all) {
        return all[static_cast<std::size_t>(numbers.below(static_cast<int>(all.size())))];
    };
    SentLink sent;
    std::string mangled = link;
    if (harmed) {
        sent.harm = Fault::truncated;
        const auto at = static_cast<std::size_t>(2 + numbers.below(static_cast<int>(link.size()) - 2));
        switch (numbers.below(3)) {
            case 0: mangled.resize(std::max(at, std::size_t{20})); break;
            case 1:
                // Not in the length, which would make another link.
                mangled.erase(std::max(at, std::size_t{4}), 1);
                break;
            default:
                char& sign = mangled[std::max(at, std::size_t{4})];
                sign = characters[(characters.find(sign) + 1 + static_cast<std::size_t>(numbers.below(63))) % 64];
                sent.harm = Fault::damaged;
        }
    } else {
        // From back to front, so that nothing is inserted into an insertion.
        for (int times = numbers.below(4), at = static_cast<int>(link.size()); times > 0 && at > 1; --times)
            mangled.insert(static_cast<std::size_t>(at = 1 + numbers.below(at - 1)), one_of(ignorable));
    }
    if (numbers.below(3) == 0) mangled = replaced(replaced(mangled, "-", "%2D"), "_", "%5F");
    sent.text = numbers.below(2) == 0 ? address + mangled : mangled;
    if (link[0] == 'r' && numbers.below(2) == 0) {
        sent.moment = 12;
        sent.text += numbers.below(2) == 0 ? "&at=12" : "&amp;at=12";
    }
    sent.text += one_of(endings);
    return sent;
}

}  // namespace tavern::samples

#include "reading.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdio>
#include <optional>
#include <set>

#include "record/names.hpp"
#include "text/text.hpp"
#include "ui/draw/painter.hpp"
#include "ui/draw/rect.hpp"

namespace tavern::look {
namespace {

using ui::Point;
using ui::RecordedFill;
using ui::Rect;
using ui::Role;
using ui::SemanticNode;

using Words = std::set<std::string>;

bool begins_with(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

/** Adds the words and numbers of a text, in lower case and without punctuation. */
void add_words(std::string_view text, Words& words) {
    std::string word;
    const auto end = [&] {
        if (!word.empty()) words.insert(std::exchange(word, {}));
    };
    for (std::size_t at = 0; at < text.size();) {
        const auto byte = static_cast<unsigned char>(text[at]);
        const std::size_t bytes = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
        const std::string_view sign = text.substr(at, bytes);
        at += bytes;
        // Beyond ASCII, the signs of Latin-1 and those from U+2000 on are punctuation and arrows.
        const bool letter = bytes == 1 ? std::isalnum(byte) != 0 : byte != 0xC2 && byte != 0xE2 && sign != "×";
        if (!letter) {
            end();
        } else if (bytes == 1) {
            word += static_cast<char>(std::tolower(byte));
        } else if (byte == 0xC3 && sign.size() == 2 && static_cast<unsigned char>(sign[1]) < 0x9F) {
            word += sign[0];
            word += static_cast<char>(sign[1] + 0x20);
        } else {
            word += sign;
        }
    }
    end();
}

Words words_of(std::string_view text) {
    Words words;
    add_words(text, words);
    return words;
}

bool holds(const Words& all, const Words& some) {
    return std::includes(all.begin(), all.end(), some.begin(), some.end());
}

/** Rooms, landscapes, tools and selection marks: the name beside them says everything. */
constexpr std::array ornaments{
    "bar-front",   "card-back",          "cat",         "coaster",       "counter",          "dog",
    "favicon",     "icon-close",         "icon-coin",   "icon-deck",     "icon-gear",        "icon-hint",
    "icon-house",  "icon-lock",          "icon-look",   "icon-menu",     "icon-redo",        "icon-share",
    "icon-sound",  "icon-sound-off",     "icon-undo",   "lantern",       "monastery-summer", "monastery-winter",
    "moon",        "icon-monastery",     "roof-summer", "roof-winter",   "room-summer",      "room-winter",
    "scene-title", "scene-title-summer", "stool",       "valley-summer", "valley-winter"};

/** The card, tile or face in a picture's name, without the variant of a face at its end. */
std::string_view without_variant(std::string_view name) {
    for (const std::string_view end : {"-b", "-c", "-d", "-up"})
        if (name.size() > end.size() && name.substr(name.size() - end.size()) == end)
            return name.substr(0, name.size() - end.size());
    return name;
}

/** The name of the component with this id; empty: there is none. */
template <typename Things, typename Say>
std::optional<std::string> name_of(const Things& things, std::string_view id, const Say& say_name) {
    for (std::size_t index = 0; index < things.size(); ++index)
        if (things[index].id == id) return std::string(say_name(index));
    return std::nullopt;
}

/** The colour of a shape, or the innkeeper who has it. */
std::vector<std::string> words_of_player(std::string_view color, const Game* game) {
    constexpr std::array<std::string_view, 4> colors{"blue", "red", "green", "yellow"};
    const auto which = static_cast<std::size_t>(std::find(colors.begin(), colors.end(), color) - colors.begin());
    std::vector<std::string> words{std::string(color_name(static_cast<PlayerColor>(which)))};
    for (int seat = 0; game != nullptr && seat < game->state().setup.players; ++seat)
        if (const Innkeeper& keeper = shown_innkeeper(*game, seat); static_cast<std::size_t>(keeper.color) == which)
            words.push_back(keeper.name);
    return words;
}

std::vector<std::string> words_of_keeper(std::string_view level) {
    constexpr const auto& levels = Ids<PlayerType>::list;
    const auto which = static_cast<std::size_t>(std::find(levels.begin(), levels.end(), level) - levels.begin());
    return {std::string(say(Text::keeper_person, which))};
}

/** The start player's mug. */
std::vector<std::string> words_of_mug() {
    std::vector<std::string> words{spoken("[start-mug]")};
    for (const Text text : {Text::new_game_starts, Text::new_game_let_start})
        words.push_back(say(text, {{"name", ""}}));
    return words;
}

/** A 5 in a player's colour means a die still to be rolled. */
bool is_die_to_come(std::string_view face) {
    return begins_with(face, "die-") && !begins_with(face, "die-white-") && face.back() == '5';
}

}  // namespace

std::vector<std::string> words_of_picture(std::string_view name, const Game* game) {
    if (std::find(ornaments.begin(), ornaments.end(), name) != ornaments.end()) return {};
    const std::string_view face = without_variant(name);
    const auto behind = [&](std::string_view start) { return face.substr(start.size()); };
    if (begins_with(face, "player-")) return words_of_player(behind("player-"), game);
    if (begins_with(face, "keeper-")) return words_of_keeper(behind("keeper-"));
    if (face == "start-mug") return words_of_mug();
    if (begins_with(face, "start-")) return {std::string(behind("start-"))};
    if (begins_with(face, "tile-")) {
        const auto tile = name_of(components::tiles, behind("tile-"),
                                  [](std::size_t index) { return tile_name(static_cast<Tile>(index)); });
        if (tile) return {*tile};
    }
    if (begins_with(face, "entertainer-"))
        for (std::size_t index = 0; index < components::entertainers.size(); ++index)
            if (components::entertainers[index] == behind("entertainer-"))
                return {std::string(entertainer_name(static_cast<int>(index)))};
    if (face == "guest-book") return {std::string(say(Text::board_book))};
    // Others as in a text; a face without a single card stands for all guests.
    std::string_view sign = begins_with(face, "icon-") ? behind("icon-") : face;
    if (begins_with(sign, "card-noble-")) sign = "noble";
    if (begins_with(sign, "card-guest-") && spoken("[" + std::string(sign) + "]").empty()) sign = "person";
    std::vector<std::string> words;
    for (const char* count : {"", "1 ", "2 "}) {
        const std::string said = spoken(std::string(count) + "[" + std::string(sign) + "]");
        words.push_back(said.substr(std::min(said.size(), std::string_view(count).size())));
    }
    // Any guest's name explains the sign of guests.
    if (face == "icon-person")
        for (std::size_t kind = 0; kind < components::cards.size(); ++kind)
            if (const auto card = static_cast<Card>(kind); is_guest(card) || is_regular(card))
                words.emplace_back(card_name(card));
    // Sentences and short lines use different words for a step.
    if (sign == "step")
        for (const std::uint8_t count : {std::uint8_t{1}, std::uint8_t{2}})
            words.push_back(bonus_text({BonusKind::monastery, count}).substr(2));
    if (is_die_to_come(face) || face == "die-any") words.emplace_back(say(Text::ask_own_die));
    if (face == "icon-done") words.push_back(say(Text::about_served, {{"gain", ""}}));
    return words;
}

namespace {

/** A picture that shows a state or a value of the game; other pictures beside words are emblems or bullets. */
bool tells_by_itself(std::string_view name) {
    constexpr std::array<std::string_view, 4> starts{"die-", "card-", "player-", "start-"};
    return std::any_of(starts.begin(), starts.end(), [&](std::string_view start) { return begins_with(name, start); });
}

std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& letter : small) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return small;
}

/** Whether a piece of text occurs in another; a part of a number does not count. */
bool stands_in(const std::string& piece, const std::string& text) {
    const auto is_digit = [](char sign) { return std::isdigit(static_cast<unsigned char>(sign)) != 0; };
    if (piece.empty() || std::all_of(piece.begin(), piece.end(), is_digit)) return false;
    for (std::size_t at = text.find(piece); at != std::string::npos; at = text.find(piece, at + 1)) {
        const std::size_t end = at + piece.size();
        const bool begins = at == 0 || !is_digit(piece.front()) || !is_digit(text[at - 1]);
        const bool ends = end == text.size() || !is_digit(piece.back()) || !is_digit(text[end]);
        if (begins && ends) return true;
    }
    return false;
}

/** The words drawn at one place, and each picture with its possible words. */
struct Drawn {
    std::string shown;  // for complaints
    Rect rect;
    int first = 0;
    int last = 0;
    Words letters;
    std::vector<std::vector<std::string>> pictures = {};
    std::string piece = {};  // possible part of a longer text: a line of it, or a piece found in it
    bool emblem = false;     // beside words
};

bool is_said(const Drawn& thing, const Words& words) {
    return holds(words, thing.letters) &&
           std::all_of(thing.pictures.begin(), thing.pictures.end(), [&](const std::vector<std::string>& ways) {
               return ways.empty() || std::any_of(ways.begin(), ways.end(),
                                                  [&](const std::string& way) { return holds(words, words_of(way)); });
           });
}

bool is_cut(const std::string& text) {
    return text.size() >= 3 && text.substr(text.size() - 3) == "…";
}

Drawn drawn_text(const ui::RecordedText& text, const Game* game) {
    Drawn thing{text.text, text.ink, text.first, text.last, {}};
    thing.piece = in_small_letters(spoken(text.text));
    std::string_view rest = !text.longer.empty() ? text.longer : text.whole.empty() ? text.text : text.whole;
    // The last word of a cut text is incomplete.
    if (is_cut(text.text)) rest = rest.substr(0, rest.rfind(' ') == std::string_view::npos ? 0 : rest.rfind(' '));
    while (!rest.empty()) {
        const ui::TextPiece piece = ui::next_piece(rest);
        if (piece.picture == ui::no_picture) {
            if (!piece.arrow) add_words(piece.letters, thing.letters);
            continue;
        }
        // In a text, a player's shape stands beside the name.
        const std::string_view name = facts(piece.picture).name;
        if (begins_with(name, "player-")) continue;
        thing.pictures.push_back(words_of_picture(name, game));
        if (is_die_to_come(name)) thing.pictures.back().emplace_back(say(Text::word_die));
    }
    return thing;
}

class Reading {
  public:
    explicit Reading(const Frame& frame) : frame_(frame), window_{0, 0, frame.width, frame.height} {
        for (const RecordedFill& fill : frame.drawn.fills)
            if (covers_window(fill)) veil_ = fill.first;
        for (const SemanticNode& node : frame.told) {
            const std::string name = spoken(node.meaning.name);
            const std::string description = spoken(node.meaning.description);
            Words words = words_of(name);
            add_words(description, words);
            words_.push_back(std::move(words));
            texts_.push_back(in_small_letters(name + "\n" + description));
        }
        // A group has the texts of its children.
        for (const SemanticNode& node : frame.told)
            if (node.meaning.role == Role::text)
                for (int in = node.parent; in >= 0 && is_group(frame.told[at(in)]); in = frame.told[at(in)].parent)
                    add_words(spoken(node.meaning.name), words_[at(in)]);
        for (const ui::RecordedText& text : frame.drawn.texts) {
            keep_edges(text.clip, text.scrolled);
            if (text.scrolled && is_scrolled_away(text.ink)) continue;
            keep(drawn_text(text, frame.game), text.clip);
        }
        for (const ui::RecordedPicture& picture : frame.drawn.pictures) {
            keep_edges(picture.clip, picture.scrolled);
            const std::string name(facts(picture.picture).name);
            keep({"[" + name + "]",
                  picture.rect,
                  picture.first,
                  picture.first + 1,
                  {},
                  {words_of_picture(name, frame.game)},
                  {},
                  !tells_of_game(name, picture.rect)},
                 picture.clip);
        }
    }

    std::vector<std::string> complaints() {
        for (const Drawn& thing : seen_) read(thing);
        for (std::size_t node = 0; node < frame_.told.size(); ++node) {
            check_raw(frame_.told[node]);
            check_name(frame_.told[node]);
            check_drawn(frame_.told[node]);
            check_label(node);
        }
        return std::move(complaints_);
    }

  private:
    static constexpr float beside_words = 32;  // distance from words to their sign

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }
    static Rect place_of(const SemanticNode& node) { return {node.x, node.y, node.width, node.height}; }
    static std::string written(const Rect& rect) {
        std::array<char, 80> line{};
        std::snprintf(line.data(), line.size(), " at %.0f,%.0f %.0fx%.0f", rect.x, rect.y, rect.width, rect.height);
        return line.data();
    }
    static std::string name_of_node(const SemanticNode& node) {
        return (node.target.empty() ? "" : node.target + " ") + "\"" + spoken(node.meaning.name) + "\"";
    }

    bool covers_window(const RecordedFill& fill) const {
        const Rect outer = fill.rect.inset(-1);
        return outer.x <= 0 && outer.y <= 0 && outer.right() >= window_.width && outer.bottom() >= window_.height;
    }

    /** Screen readers read a group of texts as one; regions, lists and tables contain things. */
    static bool is_group(const SemanticNode& node) {
        switch (node.meaning.role) {
            case Role::group:
            case Role::list_item:
            case Role::row:
            case Role::cell:
            case Role::column_header:
            case Role::row_header: return true;
            default: return false;
        }
    }

    void keep_edges(const Rect& clip, bool scrolled) {
        if (scrolled && std::find(scrolls_.begin(), scrolls_.end(), clip) == scrolls_.end()) scrolls_.push_back(clip);
    }

    bool tells_of_game(std::string_view name, const Rect& rect) const {
        if (frame_.game == nullptr) return false;
        return name == "start-mug" ? is_beside_name(rect) : tells_by_itself(name);
    }

    /** In these places the mug marks the start player. */
    bool is_beside_name(const Rect& rect) const {
        return std::any_of(frame_.drawn.texts.begin(), frame_.drawn.texts.end(), [&](const ui::RecordedText& text) {
            const auto is_name = [&](int seat) { return text.text == shown_innkeeper(*frame_.game, seat).name; };
            bool named = false;
            for (int seat = 0; seat < frame_.game->state().setup.players; ++seat) named = named || is_name(seat);
            return named && text.ink.overlaps(rect.inset(-beside_words));
        });
    }

    void keep(Drawn thing, const Rect& clip) {
        const Point middle = thing.rect.center();
        if (!clip.contains(middle) || !window_.contains(middle)) return;
        std::vector<Drawn>& all = is_covered(thing.rect, thing.first, thing.last) ? covered_ : seen_;
        all.push_back(std::move(thing));
    }

    /** Covered by a later veil, drawer or box. */
    bool is_covered(const Rect& rect, int first, int last) const {
        if (first < veil_) return true;
        const auto hides = [&](const RecordedFill& above) {
            return above.first >= last && above.rect.contains(rect.center());
        };
        const auto is_solid = [](const RecordedFill& fill) { return (fill.color >> IM_COL32_A_SHIFT & 0xFFU) > 200; };
        return std::any_of(frame_.drawn.layers.begin(), frame_.drawn.layers.end(), hides) ||
               std::any_of(frame_.drawn.fills.begin(), frame_.drawn.fills.end(),
                           [&](const RecordedFill& fill) { return is_solid(fill) && hides(fill); });
    }

    bool says(std::size_t node, const Drawn& thing) const {
        return is_said(thing, words_[node]) || stands_in(thing.piece, texts_[node]);
    }

    /** A chart or a small tavern, perhaps partly visible: its words describe the whole. */
    static bool is_drawing(const SemanticNode& node) {
        constexpr float least = 150;
        return node.meaning.role == Role::image && node.width >= least;
    }

    /** Before a title, a line or a number with its word, which may be scrolled away. */
    bool is_beside_words(const Drawn& thing) const {
        const auto has_word = [](const std::string& word) { return word.find_first_not_of("0123456789") == 0; };
        const Rect around = thing.rect.inset(-beside_words);
        return is_scrolled_away(around) || std::any_of(seen_.begin(), seen_.end(), [&](const Drawn& other) {
                   return other.rect.overlaps(around) &&
                          std::any_of(other.letters.begin(), other.letters.end(), has_word);
               });
    }

    /** Things that hang over the edge of their owner. */
    bool is_said_beside(const Drawn& thing) const {
        constexpr float beside = 24;
        for (std::size_t index = 0; index < frame_.told.size(); ++index)
            if (place_of(frame_.told[index]).inset(-beside).overlaps(thing.rect) && says(index, thing)) return true;
        return false;
    }

    bool explains(const Drawn& thing) const {
        return frame_.drawn.explained >= 0 && thing.first >= frame_.drawn.explained;
    }

    void read(const Drawn& thing) {
        const auto is_ornament = [](const std::vector<std::string>& ways) { return ways.empty(); };
        if (thing.letters.empty() && std::all_of(thing.pictures.begin(), thing.pictures.end(), is_ornament)) return;
        for (const std::vector<std::string>& ways : thing.pictures)
            if (!ways.empty() && ways.front().empty()) return complaints_.push_back("no words: " + thing.shown);
        const bool explaining = explains(thing);
        if (thing.emblem && is_beside_words(thing)) return;
        const SemanticNode* smallest = nullptr;
        bool lies_on_one = false;
        for (std::size_t index = 0; index < frame_.told.size(); ++index) {
            const SemanticNode& node = frame_.told[index];
            const Rect place = place_of(node);
            // The thing beside an explanation carries its text.
            if (!explaining && !place.inset(-2).contains(thing.rect.center())) continue;
            if (!explaining && (node.meaning.role == Role::region || node.meaning.role == Role::none)) continue;
            if (says(index, thing) || is_drawing(node)) return;
            // A lesson has a piece of the game as its emblem.
            const bool emblem = thing.emblem || begins_with(node.target, "lesson");
            if (emblem && !node.target.empty() && !node.meaning.name.empty()) return;
            lies_on_one = lies_on_one || !node.target.empty() || node.meaning.role == Role::text;
            if (smallest == nullptr || place.width * place.height <= smallest->width * smallest->height)
                smallest = &node;
        }
        if (!lies_on_one && is_said_beside(thing)) return;
        const std::string what = thing.shown + written(thing.rect);
        if (smallest != nullptr && !smallest->target.empty() && !explaining)
            complaints_.push_back("swallowed: " + what + " on " + name_of_node(*smallest));
        else
            complaints_.push_back("missing: " + what);
    }

    /** Without a name the options of a choice or the numbers of a table are about nothing. */
    void check_name(const SemanticNode& node) {
        const Role role = node.meaning.role;
        const bool needs_one = role == Role::radio_group || role == Role::tab_list || role == Role::table;
        if (needs_one && node.meaning.name.empty()) complaints_.push_back("nameless:" + written(place_of(node)));
    }

    void check_raw(const SemanticNode& node) {
        for (const std::string* text : {&node.meaning.name, &node.meaning.description}) {
            const std::string said = spoken(*text);
            const bool sign = said.find_first_of("[]{}") != std::string::npos || said.find("▸") != std::string::npos;
            const auto names_picture = [&](const ui::PictureFacts& picture) {
                // A single word, such as "lantern", may also be a picture's name.
                return picture.name.find('-') != std::string_view::npos && said.find(picture.name) != std::string::npos;
            };
            if (sign || std::any_of(ui::pictures.begin(), ui::pictures.end(), names_picture) ||
                said.find("icon-") != std::string::npos)
                complaints_.push_back("raw: " + (node.target.empty() ? "" : node.target + " ") + "\"" + said + "\"");
        }
    }

    /** Whether a part of it is scrolled away. */
    bool is_scrolled_away(const Rect& place) const {
        constexpr float slack = 5;  // the clip leaves room for the edges of boxes
        return std::any_of(scrolls_.begin(), scrolls_.end(), [&](const Rect& clip) {
            return clip.overlaps(place) && (place.y < clip.y + slack || place.bottom() > clip.bottom() - slack);
        });
    }

    void check_drawn(const SemanticNode& node) {
        const Rect place = place_of(node);
        const bool is_text = node.meaning.role == Role::text || node.meaning.role == Role::heading;
        // An image may consist of shapes alone, such as an empty table.
        const bool is_checked = is_text || (!node.target.empty() && node.meaning.role != Role::image);
        if (place.empty() || !is_checked || is_scrolled_away(place)) return;
        if (!window_.contains(place.center())) return;
        std::vector<const Drawn*> there;
        for (const std::vector<Drawn>* all : {&seen_, &covered_})
            for (const Drawn& thing : *all)
                if (place.inset(-2).contains(thing.rect.center())) there.push_back(&thing);
        if (is_text ? !is_written(node, there) : there.empty() && !is_shape(node))
            complaints_.push_back("not drawn: " + name_of_node(node) + written(place));
    }

    /** Whether another node around the middle of the thing, such as a text of a layer above, says it. */
    bool is_of_another(const Drawn& thing, std::size_t control) const {
        for (std::size_t index = 0; index < frame_.told.size(); ++index)
            if (index != control && place_of(frame_.told[index]).inset(-2).contains(thing.rect.center()) &&
                says(index, thing))
                return true;
        return false;
    }

    /** Speaking the words on a control presses it: a part of them is in the name. Texts with figures tell
     * values. */
    void check_label(std::size_t index) {
        const SemanticNode& node = frame_.told[index];
        if (node.target.empty() || node.meaning.role == Role::field || node.meaning.role == Role::none) return;
        const std::string name = spoken(node.meaning.name);
        const auto is_word = [](const std::string& word) { return word.find_first_not_of("0123456789") == 0; };
        std::string without;
        for (const Drawn& thing : seen_) {
            if (explains(thing) || !place_of(node).inset(-2).contains(thing.rect.center())) continue;
            if (is_of_another(thing, index)) continue;
            if (!thing.letters.empty() && holds(words_of(name), thing.letters)) return;
            if (stands_in(thing.piece, in_small_letters(name))) return;
            if (!thing.letters.empty() && std::all_of(thing.letters.begin(), thing.letters.end(), is_word))
                without += (without.empty() ? "" : ", ") + thing.shown;
        }
        if (!without.empty()) complaints_.push_back("label: " + without + " on " + name_of_node(node));
    }

    /** A sign made of triangles or bars, or the empty cell of a table. */
    bool is_shape(const SemanticNode& node) const {
        const Rect place = place_of(node);
        const bool in_cell = node.parent >= 0 && frame_.told[at(node.parent)].meaning.role == Role::cell;
        const auto is_sign = [&](const Rect& rect) {
            return place.contains(rect.center()) && rect.width < place.width / 2 && rect.height < place.height / 2;
        };
        return std::any_of(frame_.drawn.triangles.begin(), frame_.drawn.triangles.end(), is_sign) ||
               std::any_of(frame_.drawn.fills.begin(), frame_.drawn.fills.end(), [&](const RecordedFill& fill) {
                   return is_sign(fill.rect) || (in_cell && place.contains(fill.rect.center()));
               });
    }

    /** Whether all words of the node's name are drawn in its place. */
    static bool is_written(const SemanticNode& node, const std::vector<const Drawn*>& there) {
        Words shown;
        bool cut = false;         // within a word
        bool ends_early = false;  // a line, after one of its parts
        std::string written;      // without line breaks
        for (const Drawn* thing : there) {
            shown.insert(thing->letters.begin(), thing->letters.end());
            for (const auto& ways : thing->pictures)
                for (const std::string& way : ways) add_words(way, shown);
            if (thing->shown.back() == '.') cut = true;
            written += thing->shown;
            ends_early = ends_early || begins_with(node.meaning.name, thing->shown + " · ") || is_cut(thing->shown);
        }
        const Words said = words_of(spoken(node.meaning.name));
        return written.find(node.meaning.name) != std::string::npos ||
               std::all_of(said.begin(), said.end(), [&](const std::string& word) {
                   // Where room is short, a name ends early.
                   const auto begins = [&](const std::string& one) { return begins_with(word, one); };
                   return ends_early || shown.contains(word) ||
                          (cut && std::any_of(shown.begin(), shown.end(), begins));
               });
    }

    Frame frame_;
    Rect window_;
    int veil_ = 0;
    std::vector<Words> words_;        // of each node
    std::vector<std::string> texts_;  // the same in lower case
    std::vector<Drawn> seen_;
    std::vector<Drawn> covered_;
    std::vector<Rect> scrolls_;  // scrolled boxes, which cut their content
    std::vector<std::string> complaints_;
};

}  // namespace

std::vector<std::string> compare_with_tree(const Frame& frame) {
    return Reading(frame).complaints();
}

}  // namespace tavern::look

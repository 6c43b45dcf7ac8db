#include "tool/reference.hpp"

#include <algorithm>

#include "record/notation.hpp"
#include "tool/reference/sentences.hpp"

namespace tavern {
namespace {

constexpr std::size_t width = 118;
constexpr std::size_t column = 32;

void add_heading(std::string& text, std::string_view heading) {
    text += "\n" + std::string(heading) + "\n";
}

/** Adds words to the last line, and to further lines from the same column on. */
void add_wrapped(std::string& text, std::string_view words, std::size_t from) {
    std::size_t used = text.size() - (text.rfind('\n') + 1);
    text.append(used < from ? from - used : 0, ' ');
    used = from;
    while (!words.empty()) {
        const std::string_view word = words.substr(0, words.find(' '));
        const std::size_t blank = used > from ? 1 : 0;
        if (blank > 0 && used + blank + word.size() > width) {
            text += "\n" + std::string(from, ' ');
            used = from;
        } else {
            text.append(blank, ' ');
            used += blank;
        }
        text += word;
        used += word.size();
        words.remove_prefix(std::min(word.size() + 1, words.size()));
    }
    text += "\n";
}

void add_line(std::string& text, std::string_view name, std::string_view about) {
    text += "  " + std::string(name);
    if (name.size() + 4 > column) text += "\n";
    add_wrapped(text, about, column);
}

bool has_own(ActionKind) {
    return false;
}
bool has_own(EffectKind kind) {
    return is_of_die(kind);
}

/** "place (die, space)" */
template <class Kind>
std::string with_fields(Kind kind) {
    const Notation& notation = notation_of(kind);
    std::string fields;
    const auto add = [&](std::string_view name) { fields += (fields.empty() ? " (" : ", ") + std::string(name); };
    for (const Operand& operand : notation.operands)
        if (operand.kind != OperandKind::none) add(operand.name);
    if (has_own(kind)) add("own");
    return std::string(notation.id) + (fields.empty() ? "" : fields + ")");
}

template <class Enum, std::size_t Size>
void add_all(std::string& text, std::string_view heading, const std::array<std::string_view, Size>& sentences) {
    add_heading(text, heading);
    for (std::size_t index = 0; index < Size; ++index)
        add_line(text, id_of(static_cast<Enum>(index)), sentences[index]);
}

template <class Kind, std::size_t Size>
void add_noted(std::string& text, std::string_view heading, const std::array<std::string_view, Size>& sentences) {
    add_heading(text, heading);
    for (std::size_t index = 0; index < Size; ++index)
        add_line(text, with_fields(static_cast<Kind>(index)), sentences[index]);
}

void add_questions(std::string& text) {
    add_heading(text, "QUESTIONS, and the actions that answer them");
    for (std::size_t index = 0; index < sentences::questions.size(); ++index) {
        add_line(text, Ids<Question>::list[index], sentences::questions[index]);
        if (!sentences::answers[index].empty()) add_line(text, "", "-> " + std::string(sentences::answers[index]));
    }
}

template <class Facts>
void add_ids(std::string& text, std::string_view heading, const Facts& facts) {
    add_heading(text, heading);
    std::string ids;
    for (const auto& fact : facts) ids += (ids.empty() ? "" : " ") + std::string(fact.id);
    add_wrapped(text, ids, 2);
}

}  // namespace

std::string_view sentence_of(Refusal refusal) {
    return sentences::refusals[static_cast<std::size_t>(refusal)];
}

std::string reference() {
    std::string text;
    add_wrapped(text,
                "The words of tavern engine, trace and replay. Indexes of lists (player, seat, place, column, row, "
                "option) count from 0; printed numbers stand as printed. Dice are named by their faces. Numbers in "
                "parentheses, such as (4 F), are sections of src/rules/README.md.",
                0);
    add_questions(text);
    add_noted<ActionKind>(text, "ACTIONS, by kind (with their fields)", sentences::actions);
    add_all<Phase>(text, "PHASES", sentences::phases);
    add_noted<EffectKind>(text, "EFFECTS, by kind (with their fields)", sentences::effects);
    text += "\n";
    add_wrapped(text,
                "own is true for dice of the player's colour and false for white ones. An effect also has player, "
                "except where it concerns the whole table, and source where it has an origin.",
                2);
    add_heading(text, "SOURCES of effects; of says which one");
    for (std::size_t index = 1; index < sentences::sources.size(); ++index)
        add_line(text, id_of(static_cast<Source>(index)), sentences::sources[index]);
    add_all<BonusKind>(text, "BONUSES, as in options", sentences::bonuses);
    add_all<Refusal>(text, "REFUSALS: why an action is illegal", sentences::refusals);
    add_all<Fault>(text, "REASONS of errors", sentences::faults);
    add_heading(text, "RESOURCES");
    std::string resources;
    for (const std::string_view id : Ids<Resource>::list) resources += (resources.empty() ? "" : " ") + std::string(id);
    add_wrapped(text, resources, 2);
    add_ids(text, "CARDS", components::cards);
    add_ids(text, "TILES", components::tiles);
    add_heading(text, "SPACES");
    text += "  " + id_of(Space::cashbox) + " " + id_of(Space::barrel) + " " + id_of(Space::brewer) + " " +
            id_of(Space::monk) + " " + id_of(seat_space(0)) + " .. " + id_of(seat_space(max_seats - 1)) + "\n";
    return text;
}

}  // namespace tavern

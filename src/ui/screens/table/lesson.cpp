// A lesson over the board: the things of its step are highlighted, and nothing else can be pressed.
#include <algorithm>

#include "text/signs.hpp"
#include "ui/board/tavern_parts.hpp"
#include "ui/flow/keyboard.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/table/lesson_book.hpp"
#include "ui/screens/table/lesson_parts.hpp"
#include "ui/screens/table/table_screen.hpp"

namespace tavern::ui {
namespace {

/** The things of the step: ids of targets. */
struct Lights {
    std::vector<std::string> shown;
    std::vector<std::string> live;  // those that may be pressed now

    void add(std::string id) {
        shown.push_back(id);
        live.push_back(std::move(id));
    }
};

void light_action(Lights& lights, const Player& player, const View& view, Action action) {
    switch (action.kind()) {
        case ActionKind::place: {
            const std::vector<HandDie> dice = dice_in_hand(player);
            std::size_t index = 0;
            while (index + 1 < dice.size() && dice[index].face != action.face()) ++index;
            const std::string die = "die-" + std::to_string(index);
            const std::string space = space_id(action.space());
            lights.shown.insert(lights.shown.end(), {die, space});
            lights.live.push_back(view.hand && view.hand->face == action.face() ? space : die);
            break;
        }
        case ActionKind::serve: lights.add(space_id(action.space())); break;
        case ActionKind::take_die:
            for (int die = 0; die < player.coaster.total(); ++die) lights.add("take-" + std::to_string(die));
            break;
        case ActionKind::buy: lights.add("buy-" + std::string(facts(action.card()).id)); break;
        case ActionKind::upgrade:
            lights.add(action.tile() == Tile::cashbox ? space_id(Space::cashbox)
                                                      : "tile-" + std::string(facts(action.tile()).id));
            break;
        case ActionKind::recruit: lights.add("recruit-" + std::to_string(action.a())); break;
        case ActionKind::recruit_nobles: lights.add("nobles"); break;
        case ActionKind::barbacks: lights.add("use-barback"); break;
        case ActionKind::bard: lights.add("use-bard"); break;
        case ActionKind::counter_guest: lights.add("counter-guest"); break;
        case ActionKind::entertain: lights.add("entertainer-" + std::to_string((action.a() + 1) / 2)); break;
        case ActionKind::ready: lights.add("ready"); break;
        case ActionKind::keep_guests: lights.add("keep-guests"); break;
        case ActionKind::start_over: lights.add("start-over"); break;
        case ActionKind::deny: lights.add("answer-0"); break;
        default: break;
    }
}

Rect rect_of(const Stage& stage, std::string_view id) {
    for (const Target& target : stage.touch.targets())
        if (target.id == id && target.sight != Sight::none) return stage.rect_of(target);
    return {};
}

Lights lights_of(const Stage& stage) {
    Lights lights;
    const LessonStep& step = step_of(stage.model);
    const Player& player = stage.state().players[0];
    if (step.all && !step.lit.empty()) {
        // All lie open that one touch serves.
        for (const Action action : stage.model.legal) light_action(lights, player, stage.view, action);
        lights.live.clear();
        lights.add(std::string(step.lit));
        return lights;
    }
    if (step.deed != LessonDeed::none) lights.add(step.deed == LessonDeed::undo ? "undo" : "hint");
    for (const Action action : stage.model.legal) {
        light_action(lights, player, stage.view, action);
        if (offers_any(step)) break;
    }
    // A single tab replaces the others.
    const bool tab = step.lit == "tab-1" && rect_of(stage, step.lit).empty();
    for (const std::string_view id : lit_ids(step)) lights.shown.emplace_back(tab ? "tab-next" : id);
    return lights;
}

bool begins(std::string_view id, std::string_view with) {
    return id.substr(0, with.size()) == with;
}

}  // namespace

const LessonStep& step_of(const Model& model) {
    return lesson(model.lesson->lesson).steps[static_cast<std::size_t>(model.lesson->step)];
}

void turn_to_lesson(const Stage& stage, View& view) {
    const Lights lights = lights_of(stage);
    if (lights.shown.empty()) return;
    const std::string& id = lights.shown.back();
    const auto any_of = [&](std::initializer_list<std::string_view> ids) {
        return std::any_of(ids.begin(), ids.end(), [&](std::string_view with) { return begins(id, with); });
    };
    const bool track = any_of({"monastery-", "reputation-", "book-", "entertainer-"});
    const bool valley = track || any_of({"recruit-", "buy-", "nobles"});
    view.page = valley ? Page::valley : Page::tavern;
    view.drawer = valley;
    view.shown.reset();
    const bool tiles = any_of({"tile-", "space-"}) && !begins(id, "space-seat-") && id != "tile-table";
    view.stop = track || tiles ? 1 : 0;
}

namespace {

/** The holes around the highlighted things. */
std::vector<Rect> holes_of(const Table& table, const Lights& lights, bool places) {
    const Stage& stage = table.stage;
    std::vector<Rect> holes;
    for (const std::string& id : lights.shown) {
        const Rect rect = rect_of(stage, id);
        if (rect.empty()) continue;
        Rect& hole = holes.emplace_back(rect.inset(stage.height < 520 ? -5.0F : -9.0F));
        if (id != space_id(Space::brewer)) continue;
        // With the cards beside the kettle, and how many they are. On small tiles they lie within.
        const Rect& cards = table.tavern.staff[index_of(Card::brewer)];
        if (cards.right() > hole.right()) hole.width = cards.right() + 10 - hole.x;
    }
    if (!places || holes.size() != 2) return holes;
    // Includes the chip with the gain.
    holes[1].y -= 12;
    holes[1].height += 12;
    return holes;
}

/** The action that the step wants next, in a few words. */
std::string deed_words(const Stage& stage, Action action) {
    const State& state = stage.state();
    const Player& player = state.players[0];
    const auto named = [](Text text, std::string_view name) { return say(text, {{"name", name}}); };
    switch (action.kind()) {
        case ActionKind::place:
            return face_sign(action.face()) + " ▸ " + std::string(space_name(player, action.space()));
        case ActionKind::serve: return named(Text::lesson_serve, space_name(player, action.space()));
        case ActionKind::take_die: return std::string(say(Text::lesson_take_die));
        case ActionKind::buy: return named(Text::lesson_buy, card_name(action.card()));
        case ActionKind::upgrade: return named(Text::lesson_upgrade, tile_name(action.tile()));
        case ActionKind::recruit: return named(Text::lesson_recruit, card_name(state.row[action.a()].guest));
        case ActionKind::recruit_nobles: return named(Text::lesson_recruit, card_name(Card::noble));
        case ActionKind::barbacks: return named(Text::lesson_use, card_name(Card::barback));
        case ActionKind::bard: return named(Text::lesson_use, card_name(Card::bard));
        case ActionKind::entertain: return named(Text::lesson_use, entertainer_name((action.a() - 1) / 2));
        case ActionKind::counter_guest: return std::string(say(Text::lesson_give_up));
        case ActionKind::deny: return named(Text::lesson_send_away, card_name(player.seats[action.a()].guest));
        case ActionKind::keep_guests: return std::string(say(Text::button_keep));
        case ActionKind::start_over: return std::string(say(Text::button_start_over));
        default: return std::string(say(Text::button_ready));
    }
}

/** The press that the step wants next. */
std::string wanted_words(const Stage& stage) {
    const LessonStep& step = step_of(stage.model);
    if (stage.model.hint_open) return std::string(say(Text::button_close));
    if (step.deed != LessonDeed::none)
        return std::string(say(step.deed == LessonDeed::undo ? Text::button_undo : Text::button_hint));
    if (only_says(step)) return std::string(next_words(*stage.model.lesson));
    if (step.all && !step.lit.empty()) return std::string(say(Text::button_serve_all));
    return stage.model.legal.empty() ? std::string() : deed_words(stage, stage.model.legal[0]);
}

/** The effect that the wrong press would have. */
std::string tried_words(const Stage& stage, const Target& tried) {
    constexpr std::string_view die = "die-";
    std::string not_now = say(Text::lesson_not_now, {{"name", tried.label}});
    if (only_says(step_of(stage.model))) return not_now;
    if (begins(tried.id, die)) {
        const std::vector<HandDie> hand = dice_in_hand(stage.state().players[0]);
        const auto index = static_cast<std::size_t>(tried.id[die.size()] - '0');
        if (index < hand.size()) return say(Text::lesson_other_die, {{"face", hand[index].face}});
    }
    // The lesson itself disables these.
    const bool by_lesson = tried.id == "undo" || tried.id == "redo" || tried.id == "serve-all";
    return stage.refused && !by_lesson ? stage.refused->words : not_now;
}

/** The face of a key that takes another die than the step wants. */
Face other_die_by_key(const Stage& stage) {
    const Action wanted = step_of(stage.model).actions[0];
    const Face face = face_of_key(stage.touch.input().key);
    return wanted.kind() == ActionKind::place && face != wanted.face() ? face : Face{0};
}

/** Answers each wrong press with its effect and with the press that the step wants. */
void answer_wrong_press(Stage& stage) {
    const Target* const tried = stage.touch.tried_below();
    const Face other = other_die_by_key(stage);
    if (other > 0) stage.next.hand = stage.view.hand;
    if (tried == nullptr && !stage.touch.tapped_beside() && !stage.refused && other == 0) return;
    std::string words = tried != nullptr                                    ? tried_words(stage, *tried)
                        : stage.refused && !only_says(step_of(stage.model)) ? stage.refused->words
                        : other > 0 ? say(Text::lesson_other_die, {{"face", other}})
                                    : std::string();
    const bool ends = words.empty() || words.back() == '.';
    const std::string now = say(Text::lesson_now, {{"deed", wanted_words(stage)}});
    words += (ends ? "" : ".") + std::string(words.empty() ? "" : " ") + now;
    const Rect at = tried != nullptr ? stage.rect_of(*tried) : stage.refused ? stage.refused->at : Rect{};
    stage.refused = {std::move(words), at};
}

/** Highlights things within a dialog. */
void light_sheet(const Stage& stage) {
    const std::vector<Target>& targets = stage.touch.targets();
    // Without the card that the step returns, nothing can be paid.
    const bool unpaid = std::any_of(targets.begin(), targets.end(),
                                    [](const Target& target) { return target.id == "pay" && !target.enabled; });
    for (const char* id : {unpaid ? "more" : "pay", "nobles-1", "answer-0"})
        if (const Rect rect = rect_of(stage, id); !rect.empty()) draw_lit(stage.paint, rect, 11);
}

/** Only these stay in reach, over the board without its veil. */
void keep_in_reach(Stage& stage, std::initializer_list<std::string_view> starts) {
    std::vector<std::string> ids;
    for (const Target& target : stage.touch.targets())
        for (const std::string_view start : starts)
            if (begins(target.id, start)) ids.push_back(target.id);
    stage.touch.keep_only(ids, ids);
    answer_wrong_press(stage);
}

}  // namespace

void draw_lesson(Table& table) {
    Stage& stage = table.stage;
    const LessonStep& step = step_of(stage.model);
    const bool placing = step.actions[0].kind() == ActionKind::place;
    // The start of a lesson puts the first die into the hand.
    if (stage.model.lesson->step == 0 && placing && table.planning())
        stage.next.hand = DieInHand{step.actions[0].face()};
    if (stage.view.sheet != Sheet::none) return light_sheet(stage);
    if (stage.model.hint_open) return keep_in_reach(stage, {"close-hint", "suggestion-"});
    if (!rect_of(stage, "answer-0").empty()) {
        // A question stays open, as the step wants its answer.
        stage.next.aside.reset();
        light_sheet(stage);
        return keep_in_reach(stage, {"answer-"});
    }
    const Lights lights = lights_of(stage);
    std::vector<Rect> holes = holes_of(table, lights, placing);
    const bool places = placing && holes.size() == 2;
    float radius = 14;
    if (offers_any(step) && step.any == ActionKind::take_die) {
        // The round coaster with its dice.
        if (const auto coaster = stage.memory.flights.place(spot_of(Spot::Site::coaster, 0))) {
            // The picture has an empty edge, and text is close below it.
            holes.assign(1, coaster->inset(coaster->width * 0.055F));
            radius = holes[0].width / 2;
        }
    }
    std::vector<Rect> lit = parted(holes);
    // Spaces of the book are closer together.
    if (begins(step.lit, "book-") && lit.size() == 1) lit[0] = rect_of(stage, step.lit).inset(-2);
    draw_veil(stage.paint, stage.window(), lit, std::min(radius, lit.empty() ? radius : lit[0].height / 2));
    for (const std::string& id : lights.live) {
        // The space for the die in hand is already highlighted.
        if (places && id == lights.shown.back()) continue;
        if (const Rect rect = rect_of(stage, id); !rect.empty()) draw_lit(stage.paint, rect, 11);
    }
    std::optional<Way> way;
    if (places) way = way_between(holes[0], holes[1]);
    stage.touch.keep_only(lights.shown, lights.live);
    show_bubble(stage, holes, way);
    if (const auto& hand = stage.view.hand; hand && stage.touch.drags()) draw_carried(table, {hand->face, hand->own});
    answer_wrong_press(stage);
}

}  // namespace tavern::ui

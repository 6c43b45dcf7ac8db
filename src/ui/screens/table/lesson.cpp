// A lesson over the board: the things of its step are highlighted, and nothing else can be pressed.
#include <algorithm>

#include "ui/board/tavern_parts.hpp"
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
            lights.live.push_back(view.hand.face == action.face() ? space : die);
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
        default: break;
    }
}

Rect rect_of(const Stage& stage, std::string_view id) {
    const float unit = stage.paint.unit();
    for (const Target& target : stage.touch.targets())
        if (target.id == id && target.sight != Sight::none)
            return {target.x / unit, target.y / unit, target.width / unit, target.height / unit};
    return {};
}

Lights lights_of(const Stage& stage) {
    Lights lights;
    const LessonStep& step = step_of(stage.model);
    const Player& player = stage.state().players[0];
    if (step.all && !step.lit.empty()) {
        lights.add(std::string(step.lit));
        return lights;
    }
    for (const Action action : stage.model.legal) {
        light_action(lights, player, stage.view, action);
        if (offers_any(step)) break;
    }
    // A single tab replaces the others.
    const bool tab = step.lit == "tab-1" && rect_of(stage, step.lit).empty();
    if (!step.lit.empty()) lights.shown.emplace_back(tab ? "tab-next" : step.lit);
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
    view.shown = -1;
    const bool tiles = any_of({"tile-", "space-"}) && !begins(id, "space-seat-");
    view.stop = track || tiles ? 1 : 0;
}

namespace {

/** The holes around the highlighted things. */
std::vector<Rect> holes_of(const Table& table, const Lights& lights, bool places) {
    const Stage& stage = table.stage;
    const LessonStep& step = step_of(stage.model);
    std::vector<Rect> holes;
    for (const std::string& id : lights.shown)
        if (const Rect rect = rect_of(stage, id); !rect.empty())
            holes.push_back(rect.inset(stage.height < 520 ? -5.0F : -9.0F));
    if (!places || holes.size() != 2) return holes;
    // Includes the chip with the gain.
    holes[1].y -= 12;
    holes[1].height += 12;
    if (step.actions[0].space() == Space::brewer) {
        // Includes the cards beside the kettle, and their number.
        const Rect& cards = table.tavern.staff[index_of(Card::brewer)];
        // On small tiles the cards are inside.
        if (cards.right() > holes[1].right()) holes[1].width = cards.right() + 10 - holes[1].x;
    }
    return holes;
}

/** Highlights things within a dialog. */
void light_sheet(const Stage& stage) {
    for (const char* id : {"pay", "nobles-1"})
        if (const Rect rect = rect_of(stage, id); !rect.empty()) draw_lit(stage.paint, rect, 11);
}

}  // namespace

void draw_lesson(Table& table) {
    Stage& stage = table.stage;
    const LessonStep& step = step_of(stage.model);
    const bool placing = step.actions[0].kind() == ActionKind::place;
    // The start of a lesson puts the first die into the hand.
    if (stage.model.lesson->step == 0 && placing && table.planning())
        stage.next.hand = {step.actions[0].face(), false, std::nullopt};
    if (stage.view.sheet != Sheet::none) return light_sheet(stage);
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
    if (const DieInHand& hand = stage.view.hand; hand.face != 0 && drags_die(stage.touch, stage.view))
        draw_carried(table, {hand.face, hand.own});
    // Things below the veil wait for another step.
    if (stage.touch.tapped_beside()) stage.refused = {std::string(say(Text::refusal_lesson)), {}};
}

}  // namespace tavern::ui

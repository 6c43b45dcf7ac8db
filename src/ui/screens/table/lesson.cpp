// A lesson over the board: a veil with holes around what is spoken of, an arrow from the die to its space, and a box
// with the words, which never lies over a hole.
#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/board/tavern_parts.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/screens.hpp"
#include "ui/screens/table/lesson_book.hpp"
#include "ui/screens/table/table_screen.hpp"

namespace tavern::ui {
namespace {

constexpr ImU32 veil = color(0x0C131C, 0.74F);

const LessonStep& step_of(const Model& model) {
    return lesson(model.lesson->lesson).steps[static_cast<std::size_t>(model.lesson->step)];
}

/** What the step speaks of: ids of targets. */
struct Lights {
    std::vector<std::string> shown;
    std::vector<std::string> live;  // of these: may be touched now

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
    // Where one tab stands for all.
    const bool tab = step.lit == "tab-1" && rect_of(stage, step.lit).empty();
    if (!step.lit.empty()) lights.shown.emplace_back(tab ? "tab-next" : step.lit);
    return lights;
}

bool begins(std::string_view id, std::string_view with) {
    return id.substr(0, with.size()) == with;
}

/** What of a corner lies outside its round. */
void fill_corner(Painter& paint, Point corner, float dx, float dy, float radius) {
    const int pieces = radius > 20 ? 16 : 10;
    const auto on_round = [&](int piece) {
        const float angle = 1.5708F * static_cast<float>(piece) / static_cast<float>(pieces);
        return Point{corner.x + dx * radius * (1 - std::cos(angle)), corner.y + dy * radius * (1 - std::sin(angle))};
    };
    paint.lay_over(
        {std::min(corner.x, corner.x + dx * radius), std::min(corner.y, corner.y + dy * radius), radius, radius});
    // With soft edges the pieces would lie over one another.
    ImDrawListFlags& flags = paint.list().Flags;
    const ImDrawListFlags soft = std::exchange(flags, flags & ~ImDrawListFlags_AntiAliasedFill);
    for (int piece = 0; piece < pieces; ++piece) paint.triangle(corner, on_round(piece), on_round(piece + 1), veil);
    flags = soft;
}

/** Holes that overlap become one. */
std::vector<Rect> parted(std::vector<Rect> holes) {
    for (std::size_t one = 0; one < holes.size(); ++one)
        for (std::size_t other = 0; other < one; ++other) {
            if (!holes[one].overlaps(holes[other])) continue;
            const Rect& a = holes[one];
            const Rect& b = holes[other];
            const float x = std::min(a.x, b.x);
            const float y = std::min(a.y, b.y);
            holes[other] = {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
            holes.erase(holes.begin() + static_cast<std::ptrdiff_t>(one));
            return parted(std::move(holes));
        }
    return holes;
}

/** Darkens the window but for the holes, in bands between their edges. */
void draw_veil(Painter& paint, Rect window, const std::vector<Rect>& holes, float radius) {
    std::vector<float> edges{0, window.height};
    for (const Rect& hole : holes) {
        edges.push_back(hole.y);
        edges.push_back(hole.bottom());
    }
    std::sort(edges.begin(), edges.end());
    for (std::size_t band = 0; band + 1 < edges.size(); ++band) {
        const float y = edges[band];
        const float height = edges[band + 1] - y;
        if (height <= 0) continue;
        float x = 0;
        while (x < window.width) {
            // The next hole of this band.
            Rect next{window.width, 0, 0, 0};
            for (const Rect& hole : holes)
                if (hole.y < y + height / 2 && hole.bottom() > y + height / 2 && hole.right() > x && hole.x < next.x)
                    next = hole;
            if (const Rect dark{x, y, next.x - x, height}; dark.width > 0) {
                paint.lay_over(dark);
                paint.fill(dark, veil);
            }
            x = std::max(x + 1, next.right());
        }
    }
    for (const Rect& hole : holes) {
        fill_corner(paint, {hole.x, hole.y}, 1, 1, radius);
        fill_corner(paint, {hole.right(), hole.y}, -1, 1, radius);
        fill_corner(paint, {hole.x, hole.bottom()}, 1, -1, radius);
        fill_corner(paint, {hole.right(), hole.bottom()}, -1, -1, radius);
    }
}

/** A bent line from the die to its space. */
struct Way {
    Point from;
    Point bend;
    Point to;

    Point at(float along) const {
        const float rest = 1 - along;
        return {rest * rest * from.x + 2 * rest * along * bend.x + along * along * to.x,
                rest * rest * from.y + 2 * rest * along * bend.y + along * along * to.y};
    }
};

Way way_between(Rect die, Rect space) {
    const Point from{die.center().x, die.y - 8};
    const bool above = space.bottom() + 20 < from.y;
    const Point to = above ? Point{space.center().x, space.bottom() + 12}
                           : Point{space.x > die.x ? space.x - 12 : space.right() + 12, space.center().y};
    return {from, {from.x, to.y + (from.y - to.y) * 0.3F}, to};
}

/** The way and others that leave it sideways, as far as that. */
std::vector<Way> ways_around(const Way& way, float width) {
    std::vector<Way> ways{way};
    for (const float x : {20.0F, 48.0F, width - 48, width - 20}) {
        Way aside = way;
        // Halfway the line is there.
        aside.bend = {2 * x - (way.from.x + way.to.x) / 2, (way.from.y + way.to.y) / 2};
        ways.push_back(aside);
    }
    return ways;
}

/** Dashed. */
void draw_way(Painter& paint, const Way& way) {
    const Point from = way.from;
    const Point to = way.to;
    const auto at = [&](float along) { return way.at(along); };
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const int dashes = std::max(3, static_cast<int>(length / 20));
    for (const bool rim : {true, false})
        for (int dash = 0; dash < dashes; ++dash) {
            const float start = static_cast<float>(dash) / static_cast<float>(dashes);
            paint.line(at(start), at(start + 0.55F / static_cast<float>(dashes)), rim ? palette::ink : palette::candle,
                       rim ? 10.0F : 5.0F);
        }
    const Point before = at(0.92F);
    const float far = std::max(1.0F, std::hypot(to.x - before.x, to.y - before.y));
    const Point along{(to.x - before.x) / far, (to.y - before.y) / far};
    for (const float size : {16.0F, 12.0F})
        paint.triangle({to.x + along.x * (size - 6), to.y + along.y * (size - 6)},
                       {to.x - along.x * size - along.y * size, to.y - along.y * size + along.x * size},
                       {to.x - along.x * size + along.y * size, to.y - along.y * size - along.x * size},
                       size > 14 ? palette::ink : palette::candle);
}

/** The words with their numbers, from the position and the one action that is offered. */
std::string words(const Stage& stage, Text text) {
    const LessonStep& step = step_of(stage.model);
    const Action action = step.actions[0];
    const Player& player = stage.state().players[0];
    int gain = 0;
    int price = 0;
    int full = 0;
    if (action.kind() == ActionKind::place) gain = yield_of(player, action.space());
    if (action.kind() == ActionKind::recruit) price = facts(stage.state().row[action.a()].guest).price;
    if (action.kind() == ActionKind::upgrade) {
        full = facts(action.tile()).cost;
        price = upgrade_price(action.tile(), action.b());
    }
    return say(text, {{"face", action.face()},
                      {"gain", gain},
                      {"base", components::brewer_yield[0]},
                      {"price", price},
                      {"full", full},
                      {"off", full - price},
                      {"nobles_price", components::nobles_price[0]},
                      {"noble_points", facts(Card::noble).points},
                      {"safe", components::safe_limit[0]},
                      {"storage", components::storage_limit[0]},
                      {"schnapps", components::schnapps_limit},
                      {"rounds", components::rounds}});
}

float shared_area(const Rect& a, const Rect& b) {
    const Rect shared = overlap(a, b);
    return shared.width * shared.height;
}

struct PlacedBox {
    Rect rect;
    float cost = 1e30F;
};

/** Beside the holes, as near to the last one as can be. */
PlacedBox place_box(Rect window, float width, float height, const std::vector<Rect>& holes,
                    const std::optional<Way>& way) {
    const Rect near = holes.empty() ? Rect{window.center().x, window.center().y, 0, 0} : holes.back();
    const float most_x = window.width - width - 8;
    const float most_y = window.height - height - 8;
    PlacedBox best;
    for (const float x : {near.right() + 26, near.x - width - 26, near.center().x - width / 2, 8.0F, most_x})
        for (const float y : {near.center().y - height / 2, near.bottom() + 22, near.bottom() + 4, near.bottom() + 56,
                              near.y - height - 22, 8.0F, most_y}) {
            const Rect box{std::clamp(x, 8.0F, std::max(8.0F, most_x)), std::clamp(y, 8.0F, std::max(8.0F, most_y)),
                           width, height};
            float cost = std::hypot(box.center().x - near.center().x, box.center().y - near.center().y);
            for (const Rect& hole : holes) cost += 1000 * shared_area(box.inset(-2), hole);
            // The way stays free where it can, above all its end.
            for (int part = 0; part <= 12 && way; ++part)
                if (box.inset(-10).contains(way->at(static_cast<float>(part) / 12))) cost += part >= 11 ? 600 : 150;
            if (cost < best.cost) best = {box, cost};
        }
    return best;
}

void draw_dots(Painter& paint, Point right, int step, int steps) {
    float x = right.x;
    for (int dot = steps - 1; dot >= 0; --dot) {
        const float wide = dot == step ? 22.0F : 11.0F;
        const Rect rect{x - wide, right.y - 5.5F, wide, 11};
        paint.fill(rect, dot == step ? palette::ember : dot < step ? palette::oak : palette::parchment_shade, 5.5F);
        paint.outline(rect, palette::ink, 1.5F, 5.5F);
        x -= wide + 6;
    }
}

void draw_box(Stage& stage, const std::vector<Rect>& holes, const std::optional<Way>& straight) {
    Painter& paint = stage.paint;
    const LessonPlace place = *stage.model.lesson;
    const Lesson& about = lesson(place.lesson);
    const LessonStep& step = step_of(stage.model);
    const bool small = stage.width < 640 || stage.height < 560;
    // The smallest leave no room for the heading.
    const bool tiny = stage.width < 500 && stage.height < 520;
    const float pad = tiny ? 10.0F : small ? 14.0F : 24.0F;
    // Narrow where the way from the die would be under it.
    const bool narrow = straight && stage.width < 1000;
    const float widest = std::min(!small              ? (narrow ? 390.0F : 480.0F)
                                  : stage.width > 500 ? (narrow ? 290.0F : 330.0F)
                                                      : 370.0F,
                                  stage.width - 16);
    float line = tiny ? 19.0F : small ? 20.0F : 25.0F;
    const float head = tiny ? -4.0F : small ? 26.0F : 66.0F;
    const std::string text = words(stage, step.text);
    // The board stays in sight.
    const TextStyle body =
        paint.for_reading(plain(small ? 16.0F : 18.0F), line, text, widest - 2 * pad, stage.height * 0.3F);
    std::string sum = step.sum == no_text ? std::string() : words(stage, step.sum);
    const float sum_height = small ? 40.0F : 56.0F;
    const float around_text = pad + head + 4 + (tiny ? 6.0F : 12.0F) + 46 + pad - 4;
    // The way goes around the box, which is less wide where that helps.
    std::optional<Way> way = straight;
    const std::vector<Way> ways = straight ? ways_around(*straight, stage.width) : std::vector<Way>();
    const auto place_best = [&] {
        PlacedBox best;
        for (const float wide : {widest, small ? std::min(widest, 262.0F) : widest}) {
            const float height = around_text + paint.paragraph_height(wide - 2 * pad, body, line, text) +
                                 (sum.empty() ? 0.0F : sum_height + 10);
            if (!straight) return place_box(stage.window(), wide, height, holes, straight);
            for (const Way& other : ways) {
                PlacedBox placed = place_box(stage.window(), wide, height, holes, other);
                placed.cost += (wide < widest ? 60.0F : 0.0F) + (&other == &ways.front() ? 0.0F : 120.0F);
                if (placed.cost >= best.cost) continue;
                best = placed;
                way = other;
            }
        }
        return best;
    };
    Rect rect = place_best().rect;
    const auto lies_on = [&](const Rect& hole) { return rect.overlaps(hole); };
    if (!sum.empty() && std::any_of(holes.begin(), holes.end(), lies_on)) {
        // On the smallest screens the sum gives way.
        sum.clear();
        rect = place_best().rect;
    }
    // Where its end is hidden still, what is lit says enough.
    if (way && !rect.inset(-6).contains(way->at(0.94F))) draw_way(paint, *way);
    const float room = rect.width - 2 * pad;
    const float text_height = paint.paragraph_height(room, body, line, text);
    stage.touch.target(
        "lesson", say(Text::lesson_step, {{"step", place.step + 1}, {"steps", about.length}}) + ": " + spoken(text),
        rect, false);
    draw_parchment(paint, rect);
    float x = rect.x + pad;
    float y = rect.y + pad - 2;
    if (!small) {
        paint.cover({x - 4, y - 4, 68, 68}, about.picture, 12, IM_COL32_WHITE, 0.2F);
        x += 76;
        paint.text({x, y + 10}, plain(15, palette::second_ink),
                   say(Text::lesson_number, {{"number", place.lesson + 1}, {"count", lesson_count}}));
    }
    const float dots_width = static_cast<float>(about.length) * 17 + 19;
    const float name_room = rect.right() - pad - x;
    const bool dotted = !tiny && (!small || paint.width(heading(0), say(about.name)) <= name_room - dots_width);
    if (!tiny)
        paint.name({x, y + (small ? 12.0F : 42.0F)}, heading(small ? 22.0F : 32.0F, palette::ink), say(about.name),
                   say(about.name), name_room - (small && dotted ? dots_width : 0));
    if (dotted) draw_dots(paint, {rect.right() - pad, y + 11}, place.step, about.length);
    y = rect.y + pad + head + 4;
    paint.paragraph({rect.x + pad, y, room, line}, body, line, text);
    y += text_height;
    if (!sum.empty()) {
        const Rect box{rect.x + pad, y + 10, room, sum_height};
        paint.fill(box, parchment_chosen, 12);
        paint.outline(box, palette::candle, 2, 12);
        TextStyle style = number(small ? 19.0F : 21.0F);
        style.icon = 1.4F;
        paint.text(box.center(), style, sum, Align::center);
    }
    y = rect.bottom() - pad - 42;
    ButtonLook look;
    look.text_size = 16;
    const bool says = only_says(step);
    const bool end = place.step + 1 == about.length;
    const float third = (room - 16) / 3;
    const float side = third - 14;
    if (place.step > 0) {
        look.text = say(Text::lesson_back);
        if (button(stage, "lesson-back", {rect.x + pad, y, side, 46}, look)) stage.want(Intent::Kind::back_step);
    }
    look.text = say(Text::lesson_leave);
    const float leave_x = says ? rect.x + pad + side + 8 : rect.right() - pad - third - 14;
    if (button(stage, "lesson-leave", {leave_x, y, third + 14, 46}, look)) stage.want(Intent::Kind::leave_lesson);
    if (!says) return;
    look.kind = ButtonKind::candle;
    const bool last = end && place.lesson + 1 == lesson_count;
    look.text = say(last ? Text::lesson_play : end ? Text::lesson_next_lesson : Text::lesson_next);
    const float next_x = rect.x + pad + side + third + 30;
    if (button(stage, "lesson-next", {next_x, y, rect.right() - pad - next_x, 46}, look)) {
        stage.want(Intent::Kind::next_step);
        if (last) play_first_game(stage);
    }
}

}  // namespace

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

void draw_lesson(Table& table) {
    Stage& stage = table.stage;
    const LessonStep& step = step_of(stage.model);
    // A lesson that is begun puts the first die into the hand.
    if (stage.model.lesson->step == 0 && step.actions[0].kind() == ActionKind::place && table.planning())
        stage.next.hand = {step.actions[0].face(), false, std::nullopt};
    if (stage.view.sheet != Sheet::none) {
        for (const char* id : {"pay", "nobles-1"})
            if (const Rect rect = rect_of(stage, id); !rect.empty()) draw_lit(stage.paint, rect, 11);
        return;
    }
    const Lights lights = lights_of(stage);
    std::vector<Rect> holes;
    for (const std::string& id : lights.shown)
        if (const Rect rect = rect_of(stage, id); !rect.empty())
            holes.push_back(rect.inset(stage.height < 520 ? -5.0F : -9.0F));
    const bool places = step.actions[0].kind() == ActionKind::place && holes.size() == 2;
    if (places) {
        // With the chip that tells what it brings.
        holes[1].y -= 12;
        holes[1].height += 12;
        if (step.actions[0].space() == Space::brewer) {
            // With the cards beside the kettle, and how many they are.
            const Rect cards = tavern_layout(table.layout, table.facts, stage.view.stop).staff[index_of(Card::brewer)];
            // On small tiles they lie within.
            if (cards.right() > holes[1].right()) holes[1].width = cards.right() + 10 - holes[1].x;
        }
    }
    float radius = 14;
    if (offers_any(step) && step.any == ActionKind::take_die) {
        // The round coaster with its dice.
        if (const auto coaster = stage.memory.flights.place(spot_of(Spot::Site::coaster, 0))) {
            // Its picture's edge is empty, and what the dice could do is written close below it.
            holes.assign(1, coaster->inset(coaster->width * 0.055F));
            radius = holes[0].width / 2;
        }
    }
    std::vector<Rect> lit = parted(holes);
    // Spaces of the book lie closer together.
    if (begins(step.lit, "book-") && lit.size() == 1) lit[0] = rect_of(stage, step.lit).inset(-2);
    draw_veil(stage.paint, stage.window(), lit, std::min(radius, lit.empty() ? radius : lit[0].height / 2));
    for (const std::string& id : lights.live) {
        // A space where the die in hand fits is lit already.
        if (places && id == lights.shown.back()) continue;
        if (const Rect rect = rect_of(stage, id); !rect.empty()) draw_lit(stage.paint, rect, 11);
    }
    std::optional<Way> way;
    if (places) way = way_between(holes[0], holes[1]);
    stage.touch.keep_only(lights.shown, lights.live);
    draw_box(stage, holes, way);
}

void open_lesson(Stage& stage, int number) {
    Intent intent;
    intent.kind = Intent::Kind::open_lesson;
    intent.field = number;
    stage.intents.push_back(intent);
}

}  // namespace tavern::ui

#include "ui/parts/motion.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "narration/account_words.hpp"
#include "ui/parts/widgets.hpp"

namespace tavern::ui {
namespace {

using Kind = Flight::Kind;
using Site = Spot::Site;

// Seconds at the normal pace.
constexpr double die_time = 0.18;
constexpr double taken_time = 0.3;
constexpr double deal_time = 0.22;
constexpr double apart_time = 0.09;  // between things of a kind that start together
constexpr double coin_time = 0.32;
constexpr double bump_time = 0.16;
constexpr double step_time = 0.16;
constexpr double quick_step_time = 0.09;  // from the fourth step on
constexpr double moon_time = 0.45;
constexpr double coaster_time = 0.38;
constexpr double tumble_time = 0.45;
constexpr double curtain_up_time = 0.45;
constexpr double curtain_down_time = 0.3;
constexpr double dusk_time = 1.4;
constexpr double breath_time = 1.6;
constexpr int breaths = 2;
constexpr double rise_time = 0.12;
constexpr double snow_lasts = 8;  // then the title is still
constexpr double snow_fades = 2;
constexpr double least_time = 1e-6;  // prevents a division by 0

constexpr int slow_steps = 3;  // of a marker; later ones are quick
constexpr float bump_growth = 0.08F;
constexpr float middle_light = 0.7F;  // of a pulsing space, between its brightest and darkest
constexpr float arc = 0.3F;           // height of a coin's arc by its width
// Units.
constexpr float coin_sets_off = 34;
constexpr float coin_arrives = 26;
constexpr float coin_in_counter = 20;  // landing place, from the left edge

float eased(double share) {
    const double rest = 1 - std::clamp(share, 0.0, 1.0);
    return static_cast<float>(1 - rest * rest * rest);
}

/** Overshoots the goal by 4 % and returns. */
float overshooting(double share) {
    constexpr double beyond = 1.04;
    const double rest = std::clamp(share, 0.0, 1.0) - 1;
    return static_cast<float>(1 + (beyond + 1) * rest * rest * rest + beyond * rest * rest);
}

Rect between(const Rect& from, const Rect& to, float share) {
    const auto mix = [share](float a, float b) { return a + (b - a) * share; };
    return {mix(from.x, to.x), mix(from.y, to.y), mix(from.width, to.width), mix(from.height, to.height)};
}

/** The anchor of a gain's source, if it has one. */
Spot spot_of_source(const Effect& effect, int round) {
    switch (effect.source) {
        case Source::space: return spot_of(static_cast<Space>(effect.detail));
        case Source::barbacks: return spot_of(Site::staff, index_of(Card::barback));
        case Source::round_track: return spot_of(Site::round, static_cast<std::size_t>(round));
        case Source::monastery: return spot_of(Site::monastery, effect.detail);
        case Source::reputation: return spot_of(Site::reputation, effect.detail);
        case Source::guest: return spot_of(Site::market, effect.detail);
        default: return {};
    }
}

/** Moves the vertices and clip boxes drawn since a vertex. */
template <typename Move>
void move_drawn(ImDrawList& list, int first, const Move& move) {
    for (int index = first; index < list.VtxBuffer.Size; ++index)
        list.VtxBuffer[index].pos = move(list.VtxBuffer[index].pos);
}

}  // namespace

void Flights::begin(const Game* game, double now, Motion motion, bool dusk) {
    now_ = now;
    grows_dark_ = dusk;
    pace_ = motion == Motion::instant ? 0 : motion == Motion::fast ? 0.5 : 1;
    before_.swap(places_);
    places_.clear();
    sounds_.clear();
    // An anchor may first be seen in the frame after the start.
    for (Flight& flight : flights_)
        if (!flight.origin) flight.origin = last_place(flight.from);
    flights_.erase(std::remove_if(flights_.begin(), flights_.end(),
                                  [&](const Flight& flight) {
                                      return flight.start + flight.lasts <= now ||
                                             (!flight.origin && flight.from.site != Site::nowhere);
                                  }),
                   flights_.end());
    const bool begun = game != nullptr && game_ == nullptr && game->player_actions() == 0 && !game->can_redo();
    const std::size_t told = game == game_ && game != nullptr ? steps_ : begun ? 0 : ~std::size_t{0};
    game_ = game;
    steps_ = game != nullptr ? game->steps().size() : 0;
    for (std::size_t index = told; index < steps_; ++index) {
        const Step& step = game->steps()[index];
        for (std::uint32_t effect = 0; effect < step.effect_count; ++effect)
            take(game->effects()[step.first_effect + effect]);
    }
    if (pace_ == 0) flights_.clear();
    for (const Cue& cue : cues_)
        if (cue.when <= now && std::find(sounds_.begin(), sounds_.end(), cue.sound) == sounds_.end())
            sounds_.push_back(cue.sound);
    cues_.erase(std::remove_if(cues_.begin(), cues_.end(), [&](const Cue& cue) { return cue.when <= now; }),
                cues_.end());
}

void Flights::end() {
    flights_.clear();
    cues_.clear();
    held_since_ = curtain_since_ = dusk_since_ = long_ago;
}

bool Flights::moving() const {
    return !flights_.empty() || !cues_.empty() || (held_ != 0 && since(held_since_) < breaths * breath_time) ||
           since(dusk_since_) < dusk_time ||
           since(curtain_since_) < (curtain_down_ ? curtain_down_time : curtain_up_time) || (snows_ && snow() > 0);
}

void Flights::sound(Sound sound, double when) {
    cues_.push_back({sound, when});
}

void Flights::set_off(Kind kind, Spot from, Spot to, int seat, int what, double lasts, double apart) {
    double start = now_;
    for (const Flight& other : flights_)
        if (other.kind == kind && other.seat == seat) start = std::max(start, other.start + apart * pace_);
    flights_.push_back({kind, from, to, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(what), start,
                        std::max(lasts * pace_, least_time), last_place(from), false});
}

void Flights::walk_on(Site track, int from, int to, int seat, double lasts, double later) {
    double start = now_;
    int steps = 0;
    for (const Flight& other : flights_)
        if (other.kind == Kind::step && other.to.site == track && other.seat == seat) {
            start = std::max(start, other.start + other.lasts);
            ++steps;
        }
    flights_.push_back({Kind::step,
                        {},
                        spot_of(track, static_cast<std::size_t>(to)),
                        static_cast<std::uint8_t>(seat),
                        static_cast<std::uint8_t>(from),
                        start,
                        std::max((steps < slow_steps ? lasts : later) * pace_, least_time),
                        std::nullopt,
                        false});
}

void Flights::take_die(const Effect& effect) {
    const int seat = effect.player;
    if (effect.kind == EffectKind::die_taken) {
        set_off(Kind::die, draft_spot(Site::on_coaster, seat, effect.a), draft_spot(Site::taken, seat, effect.a), seat,
                effect.a, taken_time);
        sound(Sound::dice, now_);
        return;
    }
    const bool moved = effect.kind == EffectKind::die_moved;
    // A white die is placed before the own one with the same face.
    const Spot from =
        moved ? spot_of(static_cast<Space>(effect.b)) : hand_spot(effect.a, !last_place(hand_spot(effect.a, false)));
    const Spot to = spot_of(static_cast<Space>(moved ? effect.c : effect.b));
    set_off(Kind::die, from, to, seat, effect.a, die_time, apart_time);
    sound(Sound::dice, flights_.back().start);
}

void Flights::take_card(const Effect& effect) {
    const int seat = effect.player;
    if (effect.kind == EffectKind::card_gained)
        set_off(Kind::bought, spot_of(Site::market, effect.a), spot_of(Site::deck), seat, effect.a, deal_time,
                apart_time);
    else
        set_off(Kind::deal, spot_of(Site::deck),
                effect.b == nowhere ? spot_of(Site::staff, effect.a) : spot_of(static_cast<Space>(effect.b)), seat,
                effect.a, deal_time, apart_time);
    sound(Sound::page, flights_.back().start);
}

void Flights::take_gain(const Effect& effect) {
    if (effect.a > static_cast<int>(Resource::schnapps)) return;
    if (const Spot from = spot_of_source(effect, game_->state().round); from.site != Site::nowhere)
        set_off(Kind::coin, from, spot_of(Site::counter, effect.a), effect.player, effect.b, coin_time + bump_time,
                apart_time);
    sound(effect.a == static_cast<int>(Resource::thalers) ? Sound::coin : Sound::mug,
          flights_.empty() ? now_ : flights_.back().start);
}

void Flights::take(const Effect& effect) {
    const int seat = effect.player;
    switch (effect.kind) {
        case EffectKind::evening_begins:
            if (effect.a > 1 && grows_dark_) dusk_since_ = now_;
            if (effect.a > 1) walk_on(Site::round, effect.a - 1, effect.a, all_seats, moon_time, moon_time);
            sound(Sound::bell, now_);
            break;
        case EffectKind::game_over: sound(Sound::bell, now_); break;
        case EffectKind::die_taken:
        case EffectKind::die_placed:
        case EffectKind::die_moved: take_die(effect); break;
        case EffectKind::card_drawn:
        case EffectKind::card_gained: take_card(effect); break;
        case EffectKind::gained: take_gain(effect); break;
        case EffectKind::paid:
        case EffectKind::lost:
            for (Flight& flight : flights_)
                if (flight.kind == Kind::coin && flight.seat == seat && flight.to == spot_of(Site::counter, effect.a))
                    flight.counted = true;
            break;
        case EffectKind::monastery_step:
            walk_on(Site::monastery, effect.a, effect.b, seat, step_time, quick_step_time);
            break;
        case EffectKind::reputation_step:
            if (effect.a > 0 && effect.b > 0)
                walk_on(Site::reputation, effect.a, effect.b, seat, step_time, quick_step_time);
            break;
        case EffectKind::coasters_passed:
            // From the right neighbour; with two players, both neighbours are the same.
            for (const int place : {0, 1, 2})
                set_off(Kind::coaster, spot_of(Site::coaster, static_cast<std::size_t>((place + 2) % 3)),
                        spot_of(Site::coaster, static_cast<std::size_t>(place)), all_seats, 0, coaster_time);
            sound(Sound::dice, now_);
            break;
        case EffectKind::dice_rolled:
            set_off(Kind::tumble, {}, {}, seat, effect.a, tumble_time);
            sound(Sound::dice, now_);
            break;
        default: break;
    }
}

std::optional<Rect> Flights::place(Spot spot) const {
    for (const Place& place : places_)
        if (place.spot == spot) return place.rect;
    return std::nullopt;
}

std::optional<Rect> Flights::last_place(Spot spot) const {
    for (const Place& place : before_)
        if (place.spot == spot) return place.rect;
    return std::nullopt;
}

const Flight* Flights::find(Kind kind, Spot to, int seat, int nth) const {
    for (const Flight& flight : flights_)
        if (flight.kind == kind && flight.to == to && (flight.seat == seat || flight.seat == all_seats) && nth-- == 0)
            return &flight;
    return nullptr;
}

int Flights::count(Kind kind, Spot to, int seat) const {
    int number = 0;
    while (find(kind, to, seat, number) != nullptr) ++number;
    return number;
}

std::optional<Walk> Flights::walk(Site track, int seat) const {
    for (const Flight& flight : flights_)
        if (flight.kind == Kind::step && flight.to.site == track && flight.seat == seat)
            return Walk{flight.what, flight.to.index, eased(share(flight))};
    return std::nullopt;
}

int Flights::pending(Resource resource, int seat) const {
    int amount = 0;
    const Spot counter = spot_of(Site::counter, static_cast<std::size_t>(resource));
    for (const Flight& flight : flights_)
        if (flight.kind == Kind::coin && flight.to == counter && flight.seat == seat && flight.origin &&
            !flight.counted && now_ < flight.start + coin_time * pace_)
            amount += flight.what;
    return amount;
}

float Flights::bump(Resource resource, int seat) const {
    const Spot counter = spot_of(Site::counter, static_cast<std::size_t>(resource));
    for (const Flight& flight : flights_) {
        if (flight.kind != Kind::coin || flight.to != counter || flight.seat != seat) continue;
        const double share = (now_ - flight.start - coin_time * pace_) / (bump_time * pace_);
        if (share > 0 && share < 1)
            return 1 + bump_growth * std::sin(std::numbers::pi_v<float> * static_cast<float>(share));
    }
    return 1;
}

float Flights::tumbled(int seat, bool own) const {
    for (const Flight& flight : flights_)
        if (flight.kind == Kind::tumble && flight.seat == seat && (flight.what == 1) == own)
            return static_cast<float>(share(flight));
    return 1;
}

void Flights::draw(Painter& paint, int seat) const {
    constexpr Picture goods[] = {picture("icon-thaler"), picture("icon-beer"), picture("icon-schnapps")};
    for (const Flight& flight : flights_) {
        if ((flight.kind != Kind::coin && flight.kind != Kind::bought) || flight.seat != seat || !flight.origin)
            continue;
        const double travels = flight.kind == Kind::coin ? coin_time * pace_ : flight.lasts;
        const double way = (now_ - flight.start) / travels;
        const std::optional<Rect> goal = place(flight.to);
        if (way < 0 || way >= 1 || !goal) continue;
        if (flight.kind == Kind::bought) {
            CardLook look;
            look.facts = false;
            draw_card(paint, between(*flight.origin, *goal, eased(way)), static_cast<Card>(flight.what), look);
            continue;
        }
        const Point from = flight.origin->center();
        const Rect to = square({goal->x + coin_in_counter, goal->center().y}, coin_arrives);
        Rect rect = between(square(from, coin_sets_off), to, eased(way));
        rect.y -= arc * std::abs(to.x - from.x) * std::sin(std::numbers::pi_v<float> * static_cast<float>(way));
        paint.picture(rect, goods[flight.to.index]);
        const Rect sign{rect.right() + gap::hair, rect.y, size::die / 2, size::badge};
        paint.fill(sign, palette::night, radius::plate);
        paint.text(sign.center(), number(letters::figure, palette::cream), sign_text(flight.what), Align::center);
    }
}

void Flights::hold(int die) {
    if (die != held_) held_since_ = now_;
    held_ = die;
}

float Flights::dusk() const {
    const double share = since(dusk_since_) / dusk_time;
    if (share <= 0 || share >= 1) return 0;
    return std::sin(std::numbers::pi_v<float> * static_cast<float>(share));
}

float Flights::breath() const {
    const double time = since(held_since_) / breath_time;
    if (time >= breaths) return 1;
    return middle_light + (1 - middle_light) * std::cos(2 * std::numbers::pi_v<float> * static_cast<float>(time));
}

float Flights::risen() const {
    return eased(since(held_since_) / rise_time);
}

float Flights::curtain(bool down) {
    if (down != curtain_down_) curtain_since_ = now_;
    curtain_down_ = down;
    const float way = eased(since(curtain_since_) / (down ? curtain_down_time : curtain_up_time));
    return down ? way : 1 - way;
}

void Flights::open_title(bool title) {
    if (title && !snows_) snow_since_ = now_;
    snows_ = title;
}

float Flights::snow() const {
    if (pace_ == 0) return 0;
    return static_cast<float>(std::clamp((snow_lasts - snow_time()) / snow_fades, 0.0, 1.0));
}

OnItsWay::OnItsWay(Painter& paint, const Flights& flights, const Flight* flight, Rect rect)
    : paint_(paint), rect_(rect), now_(rect) {
    if (flight == nullptr) return;
    const double share = flights.share(*flight);
    if (share >= 1) return;
    if (share < 0 && flight->kind == Kind::deal)
        now_ = {rect.x, rect.y, 0, 0};  // still in the deck
    else if (flight->origin)
        now_ = between(*flight->origin, rect, flight->kind == Kind::die ? overshooting(share) : eased(share));
    ImDrawList* above = ImGui::GetForegroundDrawList();
    first_ = above->VtxBuffer.Size;
    below_ = paint.draw_into(above);
}

OnItsWay::~OnItsWay() {
    if (below_ == nullptr) return;
    ImDrawList& above = paint_.list();
    const float unit = paint_.unit();
    const float scale = now_.width / rect_.width;
    const Point from = rect_.center();
    const Point to = now_.center();
    move_drawn(above, first_, [&](ImVec2 at) {
        return ImVec2(to.x * unit + (at.x - from.x * unit) * scale, to.y * unit + (at.y - from.y * unit) * scale);
    });
    paint_.draw_into(below_);
}

Moved::Moved(Painter& paint, float dy) : list_(paint.list()), dy_(dy * paint.unit()), first_(list_.VtxBuffer.Size) {}

Moved::~Moved() {
    move_drawn(list_, first_, [&](ImVec2 at) { return ImVec2(at.x, at.y + dy_); });
}

}  // namespace tavern::ui

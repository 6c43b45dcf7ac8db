#include "ui/screens/results/points_table.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "narration/result.hpp"
#include "ui/board/hands/hands_parts.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"

namespace tavern::ui {
namespace {

constexpr double count_time = 0.6;  // seconds of counting for each source

std::vector<Score> scores_of(const State& state) {
    std::vector<Score> scores;
    scores.reserve(max_players);
    for (int seat = 0; seat < state.setup.players; ++seat) scores.push_back(score(state, seat));
    return scores;
}

float number_of_sources(const Stage& stage) {
    return static_cast<float>(sources_of(stage.state().setup).size());
}

/** By rank once that is known. */
std::vector<std::size_t> seats_in_order(const State& state, bool known) {
    if (known) return seats_by_rank(state);
    std::vector<std::size_t> seats(state.setup.players);
    std::iota(seats.begin(), seats.end(), std::size_t{0});
    return seats;
}

/** The names for the shapes. */
std::string legend(const Stage& stage, const std::vector<std::size_t>& order) {
    std::string list;
    for (const std::size_t seat : order) {
        if (!list.empty()) list += say(Text::since_comma);
        const Innkeeper& who = innkeeper(stage, static_cast<int>(seat));
        list += player_sign(who.color) + "\u00A0" + who.name;  // never broken
    }
    return list;
}

/** The points of all players by source; while they are counted up, only this many sources. */
class PointsTable {
  public:
    PointsTable(Tree& tree, float counted)
        : tree_(tree),
          stage_(tree.stage()),
          counted_(counted),
          won_(is_counted(stage_, counted) ? winners(stage_.state()) : SeatSet()),
          order_(seats_in_order(stage_.state(), is_counted(stage_, counted))),
          scores_(scores_of(stage_.state())),
          named_(names_fit()),
          stacked_(!numbers_fit()) {}

    void declare() {
        const auto all = tree_.open({});
        if (!named_) caption(tree_, legend(stage_, order_));
        const auto table = tree_.open({Role::table, std::string(say(Text::end_points))}, {});
        heads();
        for (std::size_t source = 0; source < sources_of(stage_.state().setup).size(); ++source) of_source(source);
        line_across(tree_, palette::ink);
        totals();
    }

  private:
    /** The width of an innkeeper's column beside the names of the sources. */
    float column_width() const {
        const float room = stage_.width - size::end_margins;
        const bool beside = room >= 2 * size::card_column + gap::columns;
        const float part = beside ? (room - gap::columns) / 2 : room;
        const auto columns = static_cast<float>(scores_.size());
        const float left = part - grown(tree_, size::share_name) - columns * size::cell;
        return size::cell + left / (columns + 1);
    }

    /** Whether the columns have room for large sums and most names, of which others are shortened; otherwise shapes
     * replace the names. */
    bool names_fit() const {
        const float column = column_width();
        const auto fits = [&](std::size_t seat) {
            const std::string& name = innkeeper(stage_, static_cast<int>(seat)).name;
            return stage_.paint.width(grown(tree_, heading(letters::name)), name) <= column - gap::hair;
        };
        std::size_t fitting = 0;
        for (std::size_t seat = 0; seat < scores_.size(); ++seat) fitting += fits(seat) ? 1 : 0;
        return 2 * fitting >= scores_.size() &&
               stage_.paint.width(grown(tree_, number(letters::title)), "100") <= column;
    }

    /** Whether each column has room for many points and a gap; otherwise each source stands above its numbers. */
    bool numbers_fit() const {
        return stage_.paint.width(grown(tree_, number(letters::name)), "300") + gap::small <= column_width();
    }

    /** The points shown for a source. */
    int points_of(std::size_t seat, std::size_t source) const {
        const float share = std::clamp(counted_ - static_cast<float>(source), 0.0F, 1.0F);
        return static_cast<int>(share * static_cast<float>(scores_[seat].*(score_sources[source].points)));
    }

    /** A row: its subject, and something for each innkeeper. */
    template <typename About, typename Each>
    void row(const About& about, const Each& each) {
        const Style beside{.flow = Flow::row, .stretches = true};
        const auto all = tree_.open({Role::row, {}}, stacked_ ? Style{} : beside);
        about();
        const auto of_all = [&] {
            for (const std::size_t seat : order_) each(seat);
        };
        if (!stacked_) return of_all();
        const auto below = tree_.open(beside);
        of_all();
    }
    Tree::Scope label(Role role = Role::row_header) {
        return tree_.open({role, {}},
                          {.flow = Flow::row, .gap = gap::small, .width = grown(tree_, size::share_name), .share = 1});
    }
    /** A field of one innkeeper; bright for a winner. */
    Tree::Scope field(std::size_t seat, Role role = Role::cell) {
        const bool bright = won_.has(static_cast<int>(seat));
        Painter& paint = stage_.paint;
        return tree_.open({role, {}},
                          {.flow = Flow::layers, .padding = {0, gap::hair}, .width = size::cell, .share = 1},
                          [&paint, bright](const Rect& rect) {
                              if (bright) paint.fill(rect, palette::parchment_chosen);
                          });
    }

    void heads() {
        row([&] { const auto nothing = label(Role::cell); },
            [&](std::size_t seat) {
                const Innkeeper& who = innkeeper(stage_, static_cast<int>(seat));
                const auto here = field(seat, Role::column_header);
                const auto column = tree_.open({.gap = gap::hair, .padding = {gap::hair, 0}});
                if (!named_) return image_leaf(tree_, player_picture(who.color), size::icon, who.name);
                picture_leaf(tree_, player_picture(who.color), size::icon);
                name_leaf(tree_, grown(tree_, heading(letters::name, palette::ink)), who.name,
                          {.align = Align::center});
            });
    }

    void of_source(std::size_t number_of_source) {
        const ScoreSource& source = score_sources[number_of_source];
        int best = 1;
        for (const Score& score : scores_) best = std::max(best, score.*(source.points));
        row(
            [&] {
                const auto name = label();
                if (named_) picture_leaf(tree_, source_pictures[number_of_source], size::icon);
                tree_.text(grown(tree_, plain(letters::name)), say(source.text), Align::left, 1);
            },
            [&](std::size_t seat) {
                const int points = points_of(seat, number_of_source);
                const auto here = field(seat);
                const TextStyle style =
                    points == best ? number(letters::name) : plain(letters::name, palette::second_ink);
                tree_.text(grown(tree_, style), std::to_string(points), Align::center);
            });
        line_across(tree_, palette::parchment_line);
    }

    void totals() {
        row(
            [&] {
                const auto name = label();
                tree_.text(grown(tree_, heading(letters::section, palette::ink)), say(Text::points_total));
            },
            [&](std::size_t seat) {
                int points = 0;
                for (std::size_t source = 0; source < sources_of(stage_.state().setup).size(); ++source)
                    points += points_of(seat, source);
                const auto here = field(seat);
                const float letter = named_ ? letters::title : letters::name;
                tree_.text(grown(tree_, number(letter)), std::to_string(points), Align::center);
            });
    }

    Tree& tree_;
    Stage& stage_;
    float counted_;
    SeatSet won_;
    std::vector<std::size_t> order_;
    std::vector<Score> scores_;
    bool named_;
    bool stacked_;
};

}  // namespace

bool is_counted(const Stage& stage, float sources_counted) {
    return sources_counted >= number_of_sources(stage);
}

/** The number of sources counted up, including the share of the current one; a press counts the rest at once. */
float counted_sources(Stage& stage) {
    const float all = number_of_sources(stage);
    double& since = stage.memory.screens.counting_since;
    const Motion motion = motion_of(stage.model);
    if (stage.view.screens.counted || motion == Motion::instant || stage.touch.pressed()) since = 0;
    if (since <= 0 && (stage.view.screens.counted || motion == Motion::instant)) return all;
    const double now = stage.touch.input().time;
    const double pace = motion == Motion::fast ? count_time / 2 : count_time;
    if (since <= 0 && !stage.touch.pressed()) since = std::max(now, 1e-3);
    const auto counted = static_cast<float>((now - since) / pace);
    if (since > 0 && counted < all) return counted;
    since = 0;
    stage.next.screens.counted = true;
    return all;
}

void points_table(Tree& tree, float counted) {
    PointsTable(tree, counted).declare();
}

}  // namespace tavern::ui

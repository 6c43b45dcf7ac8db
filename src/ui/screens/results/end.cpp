// The end: points by source, the chart by evening, and the moves that decided the game.
#include <algorithm>

#include "ui/parts/fitted_button.hpp"
#include "ui/parts/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/results/alone.hpp"
#include "ui/screens/results/chart.hpp"
#include "ui/screens/screens.hpp"

namespace tavern::ui {
namespace {

constexpr std::size_t most_turning_points = 3;

const Chronicle& chronicle(Stage& stage) {
    ScreensMemory& screens = stage.memory.screens;
    const Game& game = *stage.model.game;
    if (!screens.chronicle || screens.chronicle_of != &game || screens.chronicle_steps != game.steps().size()) {
        screens.chronicle = chronicle_of(game, most_turning_points);
        screens.chronicle_of = &game;
        screens.chronicle_steps = game.steps().size();
    }
    return *screens.chronicle;
}

std::vector<int> winning_seats(const State& state) {
    std::vector<int> seats;
    const unsigned won = winners(state);
    for (int seat = 0; seat < state.setup.players; ++seat)
        if ((won >> static_cast<unsigned>(seat) & 1U) != 0) seats.push_back(seat);
    return seats;
}

std::string title_text(const Stage& stage, const std::vector<int>& won) {
    if (is_alone(stage)) {
        const State& state = stage.state();
        return say(Text::alone_title, {{"name", innkeeper(stage, 0).name},
                                       {"rank", rank_name(alone_rank(state.setup.module, score(state, 0).total()))}});
    }
    if (won.size() == 1) return say(Text::end_best, {{"name", innkeeper(stage, won.front()).name}});
    std::string names;
    for (std::size_t index = 0; index < won.size(); ++index) {
        if (index > 0) names += say(index + 1 == won.size() ? Text::since_and : Text::since_comma);
        names += innkeeper(stage, won[index]).name;
    }
    return say(Text::end_shared, {{"names", names}});
}

struct Source {
    Text text;
    Picture picture;
    int Score::*points;
    int module;
};
constexpr std::array<Source, 5> sources{{{Text::points_guests, picture("icon-person"), &Score::guests, 1},
                                         {Text::points_staff, picture("icon-deck"), &Score::staff, 1},
                                         {Text::points_nobles, picture("icon-noble"), &Score::nobles, 1},
                                         {Text::points_schnapps, picture("icon-schnapps"), &Score::schnapps, 2},
                                         {Text::points_reputation, picture("icon-reputation"), &Score::reputation, 3}}};

std::vector<Score> scores_of(const State& state) {
    std::vector<Score> scores;
    scores.reserve(max_players);
    for (int seat = 0; seat < state.setup.players; ++seat) scores.push_back(score(state, seat));
    return scores;
}

/** On a tie, what those who tie have stored. */
std::string tie_of(const Stage& stage, const std::vector<Score>& scores) {
    int most = 0;
    for (const Score& score : scores) most = std::max(most, score.total());
    const auto leads = [most](const Score& score) { return score.total() == most; };
    if (std::count_if(scores.begin(), scores.end(), leads) < 2) return {};
    std::string stored;
    for (std::size_t seat = 0; seat < scores.size(); ++seat) {
        if (!leads(scores[seat])) continue;
        if (!stored.empty()) stored += say(Text::since_comma);
        const std::string& name = innkeeper(stage, static_cast<int>(seat)).name;
        stored += say(Text::end_stored, {{"name", name}, {"count", scores[seat].stored}});
    }
    return say(Text::end_tie, {{"stored", stored}});
}

/** Whose shape is whose. */
std::string legend(const Stage& stage) {
    std::string list;
    for (int seat = 0; seat < stage.state().setup.players; ++seat) {
        if (!list.empty()) list += say(Text::since_comma);
        const Innkeeper& who = innkeeper(stage, seat);
        list += std::string(player_sign(who.color)) + "\u00A0" + who.name;  // never parted
    }
    return list;
}

/** The points of all, by source. */
class PointsTable {
  public:
    explicit PointsTable(Tree& tree)
        : tree_(tree),
          stage_(tree.stage()),
          won_(winners(stage_.state())),
          scores_(scores_of(stage_.state())),
          named_(names_fit()) {}

    void declare() {
        const auto all = tree_.open({});
        if (!named_) caption(tree_, legend(stage_));
        const auto table = tree_.open({Role::table, std::string(say(Text::end_points))}, {});
        heads();
        for (const Source& source : sources)
            if (stage_.state().setup.module >= source.module) of_source(source);
        line_across(tree_, palette::ink);
        totals();
    }

  private:
    /** Whether each column has room for its name and a large sum; else shapes stand for the names. */
    bool names_fit() const {
        const float room = stage_.width - size::end_margins;
        const bool beside = room >= 2 * size::card_column + gap::columns;
        const float part = beside ? (room - gap::columns) / 2 : room;
        const auto columns = static_cast<float>(scores_.size());
        const float left = part - grown(tree_, size::share_name) - columns * size::cell;
        const float column = size::cell + left / (columns + 1);
        const auto fits = [&](std::size_t seat) {
            const std::string& name = innkeeper(stage_, static_cast<int>(seat)).name;
            return stage_.paint.width(grown(tree_, heading(letters::name)), name) <= column - gap::hair;
        };
        for (std::size_t seat = 0; seat < scores_.size(); ++seat)
            if (!fits(seat)) return false;
        return stage_.paint.width(grown(tree_, number(letters::title)), "100") <= column;
    }

    Tree::Scope row() { return tree_.open({Role::row, {}}, {.flow = Flow::row, .stretches = true}); }
    Tree::Scope label(Role role = Role::row_header) {
        return tree_.open({role, {}},
                          {.flow = Flow::row, .gap = gap::small, .width = grown(tree_, size::share_name), .share = 1});
    }
    /** Of one innkeeper; bright where the game is won. */
    Tree::Scope field(std::size_t seat, Role role = Role::cell) {
        const bool bright = (won_ >> seat & 1U) != 0;
        Painter& paint = stage_.paint;
        return tree_.open({role, {}},
                          {.flow = Flow::layers, .padding = {0, gap::hair}, .width = size::cell, .share = 1},
                          [&paint, bright](const Rect& rect) {
                              if (bright) paint.fill(rect, palette::parchment_chosen);
                          });
    }

    void heads() {
        const auto all = row();
        { const auto nothing = label(Role::cell); }
        for (std::size_t seat = 0; seat < scores_.size(); ++seat) {
            const Innkeeper& who = innkeeper(stage_, static_cast<int>(seat));
            const auto here = field(seat, Role::column_header);
            const auto column = tree_.open({.gap = gap::hair});
            if (!named_) {
                image_leaf(tree_, player_picture(who.color), size::icon, who.name);
                continue;
            }
            picture_leaf(tree_, player_picture(who.color), size::icon);
            tree_.text(grown(tree_, heading(letters::name, palette::ink)), who.name, Align::center);
        }
    }

    void of_source(const Source& source) {
        int best = 1;
        for (const Score& score : scores_) best = std::max(best, score.*(source.points));
        {
            const auto all = row();
            {
                const auto name = label();
                if (named_) picture_leaf(tree_, source.picture, size::icon);
                tree_.text(grown(tree_, plain(letters::name)), say(source.text), Align::left, 1);
            }
            for (std::size_t seat = 0; seat < scores_.size(); ++seat) {
                const int points = scores_[seat].*(source.points);
                const auto here = field(seat);
                const TextStyle style =
                    points == best ? number(letters::name) : plain(letters::name, palette::second_ink);
                tree_.text(grown(tree_, style), std::to_string(points), Align::center);
            }
        }
        line_across(tree_, palette::parchment_line);
    }

    void totals() {
        const auto all = row();
        {
            const auto name = label();
            tree_.text(grown(tree_, heading(letters::section, palette::ink)), say(Text::points_total));
        }
        for (std::size_t seat = 0; seat < scores_.size(); ++seat) {
            const auto here = field(seat);
            const float letter = named_ ? letters::title : letters::name;
            tree_.text(grown(tree_, number(letter)), std::to_string(scores_[seat].total()), Align::center);
        }
    }

    Tree& tree_;
    Stage& stage_;
    unsigned won_;
    std::vector<Score> scores_;
    bool named_;
};

void points(Tree& tree) {
    Stage& stage = tree.stage();
    const auto part = tree.open({.gap = gap::small});
    if (is_alone(stage)) {
        const auto both = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::large});
        {
            const auto table = tree.open({.width = size::column, .share = 1});
            PointsTable(tree).declare();
        }
        targets(tree);
    } else {
        PointsTable(tree).declare();
    }
    const std::string note = is_alone(stage) ? alone_summary(*stage.model.game, stage.model.own_best)
                                             : tie_of(stage, scores_of(stage.state()));
    if (!note.empty()) paragraph(tree, note);
}

void head(Tree& tree) {
    Stage& stage = tree.stage();
    const State& state = stage.state();
    const std::vector<int> won = winning_seats(state);
    const auto row = tree.open({.flow = Flow::row, .gap = gap::small});
    for (const int seat : won) picture_leaf(tree, player_picture(innkeeper(stage, seat).color), size::emblem);
    const auto words = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::middle, .share = 1});
    const float letter = stage.width < size::readable ? letters::section : letters::title;
    tree.heading(grown(tree, heading(letter, palette::ink)), title_text(stage, won), 2);
    paragraph(tree, say(Text::end_about, {{"points", score(state, won.front()).total()},
                                          {"rounds", components::rounds},
                                          {"module", state.setup.module}}));
}

/** What one can do besides playing on. */
void more_buttons(Tree& tree) {
    Stage& stage = tree.stage();
    const auto press = [&](std::string_view id, Text text, Picture shown) {
        return push_button(tree, id, {.text = say(text), .picture = shown}, true, 1);
    };
    if (press("review", Text::end_review, picture("icon-hint"))) stage.want(intent::OpenReview{});
    if (press("share", Text::end_share, picture("icon-share"))) open_sheet(stage, Sheet::share);
    if (press("look-back", Text::end_look_back, picture("moon"))) look_back(stage);
    if (press("taverns", Text::end_taverns, picture("icon-deck"))) stage.next.screens.final_taverns = true;
    if (press("ledger", Text::ledger_title, picture("tile-safe"))) open_sheet(stage, Sheet::ledger);
}

bool is_wide(const Stage& stage) {
    return stage.width >= size::wide_end * stage.paint.reading();
}

void body(Tree& tree) {
    Stage& stage = tree.stage();
    const Chronicle& told = chronicle(stage);
    {
        const auto columns = tree.open({.flow = Flow::grid, .gap = gap::columns, .column = size::card_column});
        {
            const auto left = tree.open({.gap = gap::large});
            points(tree);
            moments(tree, told);
        }
        const auto right = tree.open({.gap = gap::small});
        section_heading(tree, say(Text::end_evenings));
        tree.leaf({.height = size::chart, .shape = size::chart_shape},
                  [&stage, &told](const Rect& rect) { draw_chart(stage, rect, told, ChartKind::points); },
                  {Role::image, chart_words(stage, told, ChartKind::points)});
    }
    if (is_wide(stage)) return;
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    more_buttons(tree);
}

void foot(Tree& tree) {
    Stage& stage = tree.stage();
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .gap = gap::small});
    const ButtonLook again{.kind = ButtonKind::candle, .text = say(Text::end_again), .picture = picture("icon-redo")};
    if (push_button(tree, "again", again, true, 1)) stage.want(intent::SameDealAgain{});
    if (push_button(tree, "new-game", {.text = say(Text::end_new_game), .picture = picture("icon-beer")}, true, 1))
        stage.want(intent::ToTitle{});
    if (is_wide(stage)) more_buttons(tree);
}

}  // namespace

void draw_end(Stage& stage) {
    draw_scene(stage, is_summer(stage.state().setup), 0.5F);
    const Rect parchment = stage.window().inset(gap::small);
    draw_parchment(stage.paint, parchment);
    Tree tree(stage);
    {
        const auto all = tree.open({.gap = gap::middle});
        head(tree);
        {
            const auto part = tree.scroll("end", {.gap = gap::large, .share = 1});
            body(tree);
        }
        foot(tree);
    }
    tree.show(sheet_inside(parchment));
}

void draw_way_back(Stage& stage) {
    if (stage.model.screen != Screen::end || stage.view.sheet != Sheet::none) return;
    const bool phone = stage.fold() == Fold::phone;
    // Undo and redo stand at its left.
    const float wide = phone ? stage.width - 132 : stage.fold() == Fold::wide ? 240.0F : 152.0F;
    // On phones above the tabs, below the row that leads to every tavern.
    const bool tight = phone && stage.height < tight_height;
    const float high = tight ? 44.0F : phone ? 48.0F : 54.0F;
    const float foot = tight ? 47.0F : phone ? 57.0F : stage.fold() == Fold::wide ? 14.0F : 8.0F;
    ButtonLook look;
    look.kind = ButtonKind::candle;
    look.text = say(Text::end_back);
    look.picture = picture("icon-points");
    const Rect place{stage.width - wide - gap::middle, stage.height - foot - high, wide, high};
    Tree tree(stage);
    {
        const auto window = tree.open({.flow = Flow::places});
        if (fitted_button(tree, "points", {.place = place}, look)) stage.next.screens.final_taverns = false;
    }
    tree.show(stage.window());
}

}  // namespace tavern::ui

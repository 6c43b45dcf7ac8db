// A card at the side with the others' actions since the last press and, at a round's end, the goods that all players
// kept, lost and gained. It needs no answer: it covers no targets and no prices, and disappears at the first press
// elsewhere, which still takes effect. A press on a turn replays it.
#include <algorithm>

#include "narration/account_words.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/table/table_screen.hpp"

namespace tavern::ui {
namespace {

constexpr float most_width = 480;
constexpr float least_width = 290;    // beside a question
constexpr float low_room = 120;       // in rooms this low it has one line
constexpr float phone_share = 0.62F;  // by the tavern's height

/** The news to show. */
struct News {
    std::optional<Evening> evening;
    std::vector<Turn> turns;  // the last turn of each other player

    bool empty() const { return !evening && turns.empty(); }
    const Turn* of(int seat) const {
        const auto turn = std::find_if(turns.begin(), turns.end(), [&](const Turn& one) { return one.seat == seat; });
        return turn == turns.end() ? nullptr : &*turn;
    }
};

News news_of(const Stage& stage) {
    const Game& game = *stage.model.game;
    const std::size_t told = stage.view.screens.steps_seen.value_or(game.steps().size());
    News news;
    if (stage.model.settings.closing_time)
        if (const std::vector<Evening> evenings = evenings_since(game, told); !evenings.empty())
            news.evening = evenings.back();
    for (const Turn& turn : turns_since(game, told)) {
        if (turn.seat == stage.view.person) continue;
        news.turns.erase(std::remove_if(news.turns.begin(), news.turns.end(),
                                        [&](const Turn& before) { return before.seat == turn.seat; }),
                         news.turns.end());
        news.turns.push_back(turn);
    }
    return news;
}

constexpr std::string_view card_id = "turn-card";

/** The texts for one innkeeper. */
struct Row {
    int seat = 0;
    const Turn* turn = nullptr;  // a press replays it
    std::string done;            // in that turn
    std::string evening;         // goods kept, lost and gained
    std::string brought;         // "+3[points]"
    std::string now;
    std::vector<std::string> causes;
};

Row row_of(const Stage& stage, const News& news, int seat) {
    const Game& game = *stage.model.game;
    Row row;
    row.seat = seat;
    row.turn = news.of(seat);
    const tavern::Stretch stretch = news.evening ? news.evening->stretch : row.turn->stretch;
    const Account account = account_of(game, seat, stretch);
    const Standing standing = standing_after(game, seat, stretch.end);
    if (row.turn != nullptr) row.done = turn_text(account_of(game, seat, row.turn->stretch));
    if (news.evening) row.evening = evening_text(account, standing, row.turn != nullptr);
    row.brought = sign_text(account.points.total(), "[points]");
    // At closing time no longer the points of now: the next evening has brought more.
    row.now = news.evening ? std::to_string(standing.points) + "[points]"
                           : say(Text::account_now, {{"points", standing.points}});
    row.causes = gains_of(account);
    return row;
}

/** All players at closing time, in turn order; otherwise those who have played. */
std::vector<Row> rows_of(const Stage& stage, const News& news) {
    std::vector<Row> rows;
    if (!news.evening) {
        for (const Turn& turn : news.turns) rows.push_back(row_of(stage, news, turn.seat));
        return rows;
    }
    for (int seat = 0; seat < stage.state().setup.players; ++seat) rows.push_back(row_of(stage, news, seat));
    return rows;
}

std::string title_of(const Stage& stage, const News& news) {
    if (news.evening) return phase_and_round(Phase::closing, news.evening->round);
    if (news.turns.size() > 1) return std::string(say(Text::account_title));
    return innkeeper(stage, news.turns.front().seat).name;
}

std::string words_of(const Stage& stage, const Row& row) {
    std::string words = innkeeper(stage, row.seat).name;
    for (const std::string* part : {&row.done, &row.evening, &row.brought, &row.now})
        if (!part->empty())
            words += (part == &row.done || (row.done.empty() && part == &row.evening) ? ": " : "; ") + *part;
    return words;
}

void show_points(Tree& tree, const std::string& brought) {
    if (!brought.empty()) tree.text(grown(tree, number(letters::figure)), brought, Align::right);
}

/** The actions, as far as they fit on a line. others: the number of rows without room. */
void show_line(Tree& tree, const Row& row, std::size_t others) {
    const Innkeeper& who = innkeeper(tree.stage(), row.seat);
    picture_leaf(tree, player_picture(who.color), size::thumbnail);
    {
        const auto words = tree.open({.share = 1});
        const std::string& told = row.done.empty() ? row.evening : row.done;
        tree.line(grown(tree, bold(letters::small, palette::ink)), who.name + ": " + told);
    }
    show_points(tree, row.brought);
    if (others > 0)
        tree.text(grown(tree, bold(letters::small, palette::second_ink)),
                  say(Text::account_more, {{"count", static_cast<int>(others)}}), Align::right);
}

/** Without the name if it is already in the heading. */
void show_words(Tree& tree, const Row& row, bool named) {
    const Innkeeper& who = innkeeper(tree.stage(), row.seat);
    picture_leaf(tree, player_picture(who.color), size::thumbnail);
    const auto column = tree.open({.share = 1});
    {
        const auto line = tree.open({.flow = Flow::row, .gap = gap::small});
        if (named)
            tree.text(grown(tree, heading(letters::name, palette::ink)), who.name, Align::left, 1);
        else
            tree.leaf({.share = 1}, {});
        show_points(tree, row.brought);
        tree.text(grown(tree, plain(letters::small, palette::second_ink)), row.now, Align::right);
    }
    if (!row.done.empty()) tree.text(grown(tree, plain(letters::body)), row.done);
    if (!row.evening.empty()) tree.text(grown(tree, plain(letters::body, palette::second_ink)), row.evening);
}

Tree::Draw row_draw(Stage& stage, const Touched& touched) {
    return [&stage, touched](const Rect& rect) {
        if (touched.hovered) stage.paint.fill(rect, palette::parchment_chosen, radius::inner);
        if (touched.focused) draw_focus(stage.paint, rect, radius::inner);
    };
}

Style row_style(const Stage& stage) {
    return {.flow = Flow::row, .gap = gap::small, .padding = {gap::small, gap::hair}, .height = stage.finger()};
}

/** A press replays the turn from its start. */
template <class Content>
void row_of_turn(Tree& tree, const Row& row, const Content& content) {
    Stage& stage = tree.stage();
    if (row.turn == nullptr) {
        const auto box = tree.open(row_style(stage));
        return content();
    }
    const std::string id = "turn-of-" + std::to_string(row.seat + 1);
    const Touched touched = stage.touch.state(id);
    const auto about = [causes = row.causes] {
        std::vector<std::string> lines = causes;
        lines.emplace_back(say(Text::account_again));
        return Explanation{{}, lines};
    };
    const auto box = tree.control({id, spoken(words_of(stage, row)), true, false, Role::button, about},
                                  row_style(stage), row_draw(stage, touched));
    content();
    if (!touched.clicked) return;
    stage.next.screens.steps_seen = stage.model.game->steps().size();
    stage.next.sheet = Sheet::none;
    replay(stage, row.turn->first_step, row.turn->end_step);
}

/** The last turn of another player, otherwise the player's own evening. If there are more, a press opens all as a
 * dialog. */
void one_row(Tree& tree, const std::vector<Row>& rows) {
    Stage& stage = tree.stage();
    const auto turn = std::find_if(rows.rbegin(), rows.rend(), [](const Row& row) { return row.turn != nullptr; });
    const auto own =
        std::find_if(rows.rbegin(), rows.rend(), [&](const Row& row) { return row.seat == stage.view.person; });
    const Row& shown = turn != rows.rend() ? *turn : own != rows.rend() ? *own : rows.back();
    const std::size_t others = rows.size() - 1;
    if (others == 0) return row_of_turn(tree, shown, [&] { show_line(tree, shown, others); });
    const Touched touched = stage.touch.state("turns");
    const std::string label =
        words_of(stage, shown) + "; " + say(Text::account_more, {{"count", static_cast<int>(others)}});
    const auto box = tree.control({"turns", spoken(label)}, row_style(stage), row_draw(stage, touched));
    show_line(tree, shown, others);
    if (touched.clicked) stage.next.sheet = Sheet::news;
}

/** The title, with the moon after a round. */
void head(Tree& tree, const News& news, const std::string& title, float letter) {
    const auto line = tree.open({.flow = Flow::row, .gap = gap::small, .padding = {gap::small, gap::hair}});
    if (news.evening) picture_leaf(tree, picture("moon"), size::badge);
    tree.heading(grown(tree, heading(letter, palette::ink)), title, 2, Align::left, 1);
}

void list(Tree& tree, const std::vector<Row>& rows, bool named) {
    const auto all = tree.open({Role::list, {}}, {});
    for (const Row& row : rows) {
        if (&row != &rows.front()) line_across(tree, palette::parchment_line);
        const auto item = tree.open({Role::list_item, {}}, {});
        row_of_turn(tree, row, [&] { show_words(tree, row, named); });
    }
}

void declare(Tree& tree, const News& news, bool one_line) {
    const Stage& stage = tree.stage();
    const std::vector<Row> rows = rows_of(stage, news);
    const std::string title = title_of(stage, news);
    const bool named = news.evening || rows.size() > 1;
    const float edge = one_line ? gap::hair : gap::small;
    const auto card =
        tree.open({Role::region, title}, {.gap = gap::hair, .padding = {gap::small, edge}}, [&stage](const Rect& rect) {
            stage.paint.lay_over(rect);
            draw_parchment(stage.paint, rect);
        });
    if (one_line) return one_row(tree, rows);
    const auto scrolled = tree.scroll("turn-rows", {.gap = gap::hair, .share = 1});
    head(tree, news, title, letters::sign);
    list(tree, rows, named);
}

bool acts_now(const Table& table) {
    return table.mine && (table.question == Question::plan || table.question == Question::serve);
}

/** A place without targets or prices; empty: there is none. */
Rect room_of(const Table& table) {
    const Stage& stage = table.stage;
    const TableLayout& layout = table.layout;
    const bool covered = stage.reading->sheet || stage.view.sheet != Sheet::none;
    if (stage.model.hint_open) return {};
    if (covered) {
        // Beside the question in the middle.
        const float x = (stage.width + size::question) / 2 + gap::middle;
        const Rect beside{x, layout.sky.bottom() + gap::small, stage.width - x - gap::small,
                          stage.height - layout.sky.bottom() - 2 * gap::small};
        return beside.width >= least_width && stage.view.sheet == Sheet::none ? beside : Rect{};
    }
    const bool acts = acts_now(table);
    if (layout.fold == Fold::phone) {
        // Over the tavern, in the player's turn, it covers the question, the only place without targets; on compact
        // phones the switch to the other stop starts there. In the valley the buttons are there.
        if (!layout.valley.empty() || (acts && layout.tight)) return {};
        if (acts)
            return {gap::hair, layout.hands.y, stage.width - 2 * gap::hair, layout.hands.empty() ? 0 : stage.finger()};
        const float width = stage.width - 2 * gap::small;
        // Over the tiles, as question and draft are about the guests; in low windows at the top.
        const float bottom =
            layout.hands.empty() ? layout.tavern.bottom() : std::min(layout.tavern.bottom(), layout.hands.y);
        const float height = (bottom - layout.tavern.y) * phone_share;
        if (height >= low_room) return {gap::small, bottom - height - gap::hair, width, height};
        return {gap::small, layout.tavern.y, width, layout.tavern.height * phone_share};
    }
    const bool valley = layout.fold != Fold::drawer && !layout.valley.empty();
    Rect room = valley ? layout.valley : layout.tavern;
    if (acts && valley && !table.valley.monastery.empty()) {
        // The market and the entertainers stay visible.
        float bottom = room.bottom();
        for (const Rect& entertainer : table.valley.entertainers)
            if (!entertainer.empty() && entertainer.y > table.valley.monastery.y)
                bottom = std::min(bottom, entertainer.y);
        const float height = bottom - table.valley.monastery.y - 2 * gap::hair;
        if (height > stage.finger() + 2 * gap::hair)
            return {room.x + gap::hair, table.valley.monastery.y + gap::hair, room.width - 2 * gap::hair, height};
    }
    // If the player's tavern fills the window, there is no such place.
    if (acts) return {};
    // In the draft the hands rise.
    if (!layout.hands.empty() && layout.hands.y > room.y) room.height = std::min(room.height, layout.hands.y - room.y);
    return room.inset(gap::small);
}

/** Whether there was a press elsewhere, a tap on the card beside its turns, a key with an effect, or any other action.
 */
bool is_read(const Stage& stage) {
    const Input& input = stage.touch.input();
    const std::optional<Rect>& place = stage.memory.screens.turn_card;
    const bool elsewhere = stage.touch.pressed() && input.down && !place->contains(input.pointer);
    return elsewhere || stage.touch.state(card_id).clicked || input.escape || input.key != 0 || !stage.intents.empty();
}

bool tells_news(const Stage& stage) {
    return stage.model.screen == Screen::table && !stage.model.lesson && !looks_back(stage);
}

}  // namespace

bool news_waits(const Table& table) {
    if (table.stage.model.hint_open) return false;
    return tells_news(table.stage) && acts_now(table) && room_of(table).empty() && !news_of(table.stage).empty();
}

void draw_news_sheet(Table& table) {
    Stage& stage = table.stage;
    const News news = news_of(stage);
    bool closed = leaves(stage, Layer::sheet) || news.empty();
    if (!news.empty()) {
        const auto above = [&](Tree& tree) {
            const auto row = tree.open({.flow = Flow::row, .gap = gap::middle});
            {
                const auto words = tree.open({.share = 1});
                head(tree, news, title_of(stage, news), letters::section);
            }
            closed = close_cross(tree) || closed;
        };
        show_parts(stage, "news", {.width = size::readable * stage.paint.reading()}, above,
                   [&](Tree& tree) { list(tree, rows_of(stage, news), news.evening || news.turns.size() > 1); });
    }
    if (!closed) return;
    stage.next.sheet = Sheet::none;
    stage.next.screens.steps_seen = stage.model.game->steps().size();
}

void show_turn_card(Table& table) {
    Stage& stage = table.stage;
    std::optional<Rect>& place = stage.memory.screens.turn_card;
    const bool was_seen = place.has_value();
    if (was_seen && is_read(stage)) {
        place.reset();
        stage.next.screens.steps_seen = stage.model.game->steps().size();
        return;
    }
    place.reset();
    if (!tells_news(stage) || stage.view.sheet == Sheet::news) return;
    const News news = news_of(stage);
    const Rect room = news.empty() ? Rect{} : room_of(table);
    if (room.empty()) return;
    Tree tree(stage);
    declare(tree, news, room.height < low_room);
    const float width = std::min(room.width, most_width);
    const float height = std::min(tree.measure(width), room.height);
    const bool low = table.layout.fold == Fold::phone && !acts_now(table) && room.height >= low_room;
    place = Rect{room.right() - width, low ? room.bottom() - height : room.y, width, height};
    // Things below it do not answer.
    stage.touch.target(card_id, "", *place, false);
    tree.show(*place);
}

}  // namespace tavern::ui

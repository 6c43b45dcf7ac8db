// Questions that must be answered before the game goes on: a dialog with an ember rim, a button or card for each
// answer.
#include <algorithm>

#include "ui/dialogs/entry.hpp"
#include "ui/dialogs/form.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/table/table_screen.hpp"

namespace tavern::ui {
namespace {

/** An answer: an action, a name, and its picture. */
struct Answer {
    Action action;
    std::string text = {};
    std::string below = {};        // in small letters
    Picture picture = no_picture;  // above the text, if there is no card
    Card card = no_card;
    int variant = 0;
    std::string sign = {};   // a bonus, drawn large if there is no picture
    std::string label = {};  // for screen readers, in place of a card; empty: the texts
};

/** A question with all its answers. */
struct QuestionLook {
    std::string title;
    std::string about;
    std::vector<Answer> answers = {};
    std::optional<Answer> decline = {};  // declines, below the others
    float width = size::question;
    bool runs = false;  // the answers are sentences, beside their pictures where there is room
};

constexpr float art_share = 0.2F;  // of a small window: the width of an answer's picture

/** The picture's size: in small windows all answers must be visible at once. A die stays a die. */
Point art_size(const Stage& stage, const Answer& answer) {
    const float most = std::min(size::card, art_share * std::min(stage.width, stage.height));
    if (answer.card != no_card) return {most, most * size::card_shape};
    const PictureFacts& about = facts(answer.picture);
    const auto drawn = static_cast<float>(about.width);
    const float width = std::min(most, drawn);
    return {width, width * static_cast<float>(about.height) / drawn};
}

void draw_art(Painter& paint, const Rect& room, Point art, const Answer& answer) {
    const float width = std::min(art.x, room.width);
    const float height = width * art.y / art.x;
    const Rect rect{room.center().x - width / 2, room.center().y - height / 2, width, height};
    if (answer.card == no_card) return paint.cover(rect, answer.picture, radius::inner);
    CardLook look;
    look.variant = answer.variant;
    look.name = false;
    draw_card(paint, rect, answer.card, look);
}

void draw_answer_box(Painter& paint, const Rect& rect, const Touched& touched) {
    Box box;
    box.fill = touched.hovered ? palette::parchment_chosen : palette::parchment_answer;
    box.radius = radius::control;
    box.edge = touched.hovered ? palette::ember : palette::ink;
    box.edge_width = 2;
    box.shadow = 2;
    paint.box(rect, box);
    if (touched.focused) draw_focus(paint, rect.inset(-gap::hair), radius::panel);
}

std::string label_of(const Answer& answer) {
    if (!answer.label.empty()) return answer.label;
    std::string label = answer.text;
    for (const std::string* part : {&answer.sign, &answer.below})
        if (!part->empty() && (part != &answer.sign || answer.below.empty()))
            label += (label.empty() ? "" : ": ") + *part;
    return label;
}

void answer_box(Tree& tree, const std::string& id, const Answer& answer, bool runs) {
    Stage& stage = tree.stage();
    const bool may = stage.may(answer.action);
    const Touched touched = stage.touch.state(id, may);
    if (touched.clicked) stage.act(answer.action);
    // A card alone explains its effect. Text below it does, too, with the points of a guest but not those of staff.
    const auto about = [card = answer.card, variant = answer.variant, alone = answer.below.empty()] {
        if (card == no_card || alone) return about_card(card, variant);
        const int points = is_tavern_card(card) ? facts(card).points : 0;
        return Explanation{{}, {points > 0 ? say(Text::about_points, {{"points", points}}) : std::string()}};
    };
    const auto box = tree.control({id, spoken(label_of(answer)), may, false, Role::button, about},
                                  {.flow = runs ? Flow::row : Flow::column,
                                   .wraps = true,
                                   .gap = gap::small,
                                   .padding = {runs ? gap::small : gap::hair, gap::small},
                                   .height = stage.finger()},
                                  [&stage, touched](const Rect& rect) { draw_answer_box(stage.paint, rect, touched); });
    if (answer.sign.empty()) {
        const Point art = art_size(stage, answer);
        tree.leaf({.width = art.x, .height = art.y, .share = 1},
                  [&stage, art, &answer](const Rect& rect) { draw_art(stage.paint, rect, art, answer); });
    }
    const Align align = runs ? Align::left : Align::center;
    const auto words = tree.open({.gap = gap::hair, .width = size::seat, .share = runs ? 2.0F : 0});
    if (!answer.text.empty()) tree.text(grown(tree, name_style(answer.text)), answer.text, align);
    if (!answer.sign.empty()) tree.text(grown(tree, number(letters::title)), answer.sign, align);
    if (!answer.below.empty()) tree.text(grown(tree, bold(letters::small, palette::second_ink)), answer.below, align);
}

/** Lets the player look at the table before answering: by a button at the dialog's foot, or in its corner where the
 * text does not fit, and by a press beside the dialog. */
void look_first(Table& table) {
    table.stage.next.aside = table.question;
}

/** Before the turns of a round, one person after the other may be asked the same. */
std::string named(const Table& table, const std::string& title) {
    const std::string& name = table.innkeeper(table.acting).name;
    const bool alone = table.state.setup.players == 1;
    if (alone || table.state.phase == Phase::serving || title.find(name) != std::string::npos) return title;
    return name + ": " + title;
}

void question_head(Tree& tree, Table& table, const std::string& title, bool corner) {
    const auto row = tree.open({.flow = Flow::row, .gap = gap::small});
    tree.heading(grown(tree, heading(letters::section, palette::ink)), named(table, title), 2, Align::left, 1);
    const ButtonLook aside{.kind = ButtonKind::slate, .picture = picture("icon-look")};
    if (corner && picture_button(tree, "aside", aside, say(Text::button_aside))) look_first(table);
    hint_button(tree, table);
}

void question_foot(Tree& tree, Table& table, const std::optional<Answer>& decline, bool corner) {
    const auto row = tree.open({.flow = Flow::row, .wraps = true, .centred = true, .gap = gap::middle});
    const PushLook aside{.kind = ButtonKind::slate, .text = say(Text::button_aside), .picture = picture("icon-look")};
    if (!corner && push_button(tree, "aside", aside)) look_first(table);
    if (decline && push_button(tree, "decline", {.text = decline->text}, table.stage.may(decline->action)))
        table.stage.act(decline->action);
}

void show_question(Table& table, const QuestionLook& look) {
    Stage& stage = table.stage;
    if (leaves(stage, Layer::screen)) look_first(table);
    const bool low = stage.height < size::low;
    show_parts(
        stage, "question", {.width = (low ? size::wide_question : look.width) * stage.paint.reading(), .ember = true},
        [&](Tree& tree) { question_head(tree, table, look.title, low); },
        [&](Tree& tree) {
            if (!look.about.empty()) paragraph(tree, look.about);
            const float column = grown(tree, look.runs ? size::sentence : size::answer);
            const auto grid = tree.open({.flow = Flow::grid, .centred = true, .gap = gap::small, .column = column});
            for (std::size_t index = 0; index < look.answers.size(); ++index)
                answer_box(tree, "answer-" + std::to_string(index), look.answers[index], look.runs);
        },
        [&](Tree& tree) { question_foot(tree, table, look.decline, low); });
}

Picture bonus_picture(const Bonus& bonus) {
    switch (bonus.kind) {
        case BonusKind::card: return card_picture(bonus.card);
        case BonusKind::own_die: return picture("die-any");  // it is rolled afterwards
        case BonusKind::counter_guest: return picture("counter-guest");
        case BonusKind::noble: return picture("card-noble-lord");
        case BonusKind::free_upgrade: return picture("icon-upgrade");
        default: return picture("icon-points");
    }
}

/** An answer for each legal action of a kind. */
template <typename Make>
void add_answers(QuestionLook& look, const Table& table, ActionKind kind, const Make& make) {
    for (const Action action : table.stage.model.legal)
        if (action.kind() == kind) look.answers.push_back(make(action));
}

Answer card_answer(Action action) {
    Answer answer{.action = action, .text = std::string(card_name(action.card())), .card = action.card()};
    // Regulars share a name, and differ only by the die on their cards.
    if (is_regular(action.card())) answer.label = answer.text + " " + face_sign(facts(action.card()).pips);
    return answer;
}

QuestionLook start_card(const Table& table) {
    const bool alone = table.state.setup.players == 1;
    QuestionLook look{say(Text::ask_start_card, {{"name", table.innkeeper(table.acting).name}}),
                      std::string(say(alone ? Text::ask_start_card_alone : Text::ask_start_card_about))};
    look.width = size::wide_question;
    look.runs = true;
    add_answers(look, table, ActionKind::choose_start_card, [&](Action action) {
        const int number = action.a();
        return Answer{.action = action,
                      .text = say(Text::start_card_number, {{"number", number}}),
                      .below = start_card_about(table.state.setup, number),
                      .picture = find_picture("start-" + std::to_string(number))};
    });
    return look;
}

QuestionLook remove_regular(const Table& table) {
    QuestionLook look{std::string(say(Text::ask_remove_regular)), std::string(say(Text::ask_remove_regular_about))};
    const int all = components::start_cards[table.player.start_card - 1U].regulars_removed;
    const int left = table.state.tasks[table.state.task_count - 1U].amount;
    if (all > 1)
        look.title =
            say(Text::ask_remove_regular_of, {{"question", look.title}, {"number", all - left + 1}, {"count", all}});
    add_answers(look, table, ActionKind::remove_regular, card_answer);
    return look;
}

QuestionLook round_bonus(const Table& table) {
    QuestionLook look{say(Text::ask_round_bonus, {{"name", table.innkeeper(table.acting).name}}),
                      std::string(say(Text::ask_round_bonus_about))};
    look.runs = true;
    const State& state = table.state;
    const RoundSpace& space = round_space(state.setup, state.round);
    add_answers(look, table, ActionKind::take_bonus, [&](Action action) {
        const Bonus& bonus = space.options[action.a()];
        const bool card = bonus.kind == BonusKind::card;
        return Answer{
            .action = action,
            .text = std::string(bonus.kind == BonusKind::own_die ? say(Text::ask_own_die) : bonus_name(bonus)),
            .below = card                               ? card_about(bonus.card)
                     : bonus.kind == BonusKind::own_die ? std::string(say(Text::ask_own_die_about))
                                                        : bonus_text(bonus),
            .picture = bonus_picture(bonus),
            .card = card ? bonus.card : no_card};
    });
    return look;
}

QuestionLook choose_side(const Table& table) {
    QuestionLook look{{}, std::string(say(Text::ask_side_about))};
    look.runs = true;
    add_answers(look, table, ActionKind::choose_side, [&](Action action) {
        const int entertainer = (action.a() - 1) / 2;
        look.title = say(Text::ask_side, {{"name", entertainer_name(entertainer)}});
        return Answer{.action = action,
                      .text = side_rule(action.a()),
                      .below = side_about(action.a()),
                      .picture = entertainer_picture(entertainer),
                      .label = side_rule(action.a()) + ". " + side_about(action.a())};
    });
    return look;
}

QuestionLook free_upgrade(const Table& table) {
    const State& state = table.state;
    const bool with_noble = state.task_count > 0 && state.tasks[state.task_count - 1U].amount == 1;
    QuestionLook look{
        std::string(say(Text::ask_free_upgrade)),
        say(with_noble ? Text::upgrade_noble : Text::upgrade_no_noble, {{"points", facts(Card::noble).points}})};
    add_answers(look, table, ActionKind::flip_tile, [&](Action action) {
        const Tile tile = action.tile();
        return Answer{.action = action,
                      .text = std::string(tile_name(tile)),
                      .below = upgrade_effect(table, tile),
                      .picture = tile_picture(tile, true)};
    });
    return look;
}

QuestionLook deny(const Table& table) {
    QuestionLook look{std::string(say(Text::ask_deny)), std::string(say(Text::ask_deny_about))};
    add_answers(look, table, ActionKind::deny, [&](Action action) {
        const Card guest = table.player.seats[action.a()].guest;
        const CardFacts& about = facts(guest);
        return Answer{.action = action,
                      .text = std::string(card_name(guest)),
                      .card = guest,
                      .variant = action.a(),
                      .label = say(Text::label_guest, {{"card", card_name(guest)},
                                                       {"table", action.a() + 1},
                                                       {"pips", about.pips},
                                                       {"thalers", about.thalers}})};
    });
    look.decline = Answer{Action(ActionKind::decline), std::string(say(Text::answer_decline))};
    return look;
}

QuestionLook schnapps_or_denied(const Table& table) {
    QuestionLook look{std::string(say(Text::ask_schnapps_or_denied)),
                      std::string(say(Text::ask_schnapps_or_denied_about))};
    add_answers(look, table, ActionKind::take_schnapps, [](Action action) {
        return Answer{.action = action,
                      .text = say(Text::answer_schnapps, {{"count", 1}}),
                      .below = std::string(say(Text::ask_schnapps_about)),
                      .sign = "[schnapps]"};
    });
    add_answers(look, table, ActionKind::take_denied, [](Action action) {
        return Answer{.action = action,
                      .text = std::string(say(Text::answer_denied)),
                      .below = std::string(say(Text::ask_deny_about)),
                      .sign = "[denied]"};
    });
    return look;
}

QuestionLook sign(const Table& table) {
    QuestionLook look{std::string(say(Text::ask_sign)), std::string(say(Text::ask_sign_about))};
    add_answers(look, table, ActionKind::sign, [&](Action action) {
        const Player& player = table.state.players[static_cast<std::size_t>(table.acting)];
        std::string gains = bonus_sign(components::guest_book[player.book[action.a()]][action.a()]);
        if (fills_row(player, action.a())) gains += "[noble]";
        return Answer{
            .action = action,
            .text = book_price(action.a()) + " [beer]",
            .below = gains.empty() ? std::string(say(Text::ask_sign_nothing)) : signature_gains(player, action.a()),
            .sign = gains.empty() ? "–" : std::move(gains)};
    });
    return look;
}

QuestionLook put_back(const Table& table) {
    QuestionLook look{std::string(say(Text::ask_put_back)),
                      say(Text::ask_put_back_about, {{"schnapps", facts(SideKind::played_card_on_deck).pay}})};
    add_answers(look, table, ActionKind::put_back, card_answer);
    look.decline = Answer{Action(ActionKind::close), std::string(say(Text::answer_close))};
    return look;
}

/** Empty: the question appears at the hands, or goes to chance. */
QuestionLook look_of(const Table& table) {
    switch (table.question) {
        case Question::choose_start_card: return start_card(table);
        case Question::remove_regular: return remove_regular(table);
        case Question::round_bonus: return round_bonus(table);
        case Question::choose_side: return choose_side(table);
        case Question::free_upgrade: return free_upgrade(table);
        case Question::deny: return deny(table);
        case Question::schnapps_or_denied: return schnapps_or_denied(table);
        case Question::sign: return sign(table);
        case Question::put_back: return put_back(table);
        default: return {};
    }
}

}  // namespace

bool draw_question(Table& table) {
    if (!table.mine || table.stage.view.aside) return false;
    const QuestionLook look = look_of(table);
    if (look.answers.empty() && !look.decline) return false;
    show_question(table, look);
    return true;
}

}  // namespace tavern::ui

// What must be answered before the game goes on: a sheet with an ember rim, one button or card an answer.
#include <algorithm>

#include "ui/table.hpp"

namespace tavern::ui {
namespace {

/** One answer: an action, a name, and what it is drawn as. */
struct Answer {
    Action action;
    std::string text;
    std::string below;             // in small; below a sign it may need lines
    Picture picture = no_picture;  // a card's or tile's picture above the text
    Card card = no_card;
    int variant = 0;
    std::string sign = {};  // a bonus, drawn large where there is no picture
};

/** Cards, pictures or signs side by side; several rows when there are many. */
struct QuestionLook {
    std::string title;
    std::string about;
    std::vector<Answer> answers;
    std::optional<Answer> decline;  // a way not to, below the others
};

constexpr float button_row = 58;  // at the foot of a question

/** Whoever has to choose may look at the inn first: by a button at the sheet's foot, or a small one in its corner where
 * there is no room for its words, and by a touch beside the sheet. */
void draw_way_aside(Table& table, Rect rect, bool words) {
    Stage& stage = table.stage;
    // Advice over the question is closed first.
    bool aside = !stage.model.hint_open && (stage.touch.clicked_beside() || stage.touch.input().escape);
    ButtonLook look;
    look.kind = ButtonKind::slate;
    look.picture = picture("icon-look");
    look.picture_size = 22;
    if (words) look.text = say(Text::button_aside);
    look.text_size = 16;
    if (button(stage, "aside", rect, look, true, say(Text::button_aside))) aside = true;
    if (aside) stage.next.aside = table.question;
}

Rect aside_in_corner(Rect content) {
    return {content.right() - 94, content.y - 10, 44, 44};
}

/** What is left of the width for a title beside the small buttons in the corner. */
float title_width(float content_width, bool aside_in_corner) {
    return content_width - (aside_in_corner ? 106.0F : 56.0F);
}

void draw_answer_box(Painter& paint, Rect rect, bool hovered) {
    Box box;
    box.fill = hovered ? color(0xF9D98F) : color(0xEAD5A8);
    box.radius = 10;
    box.edge = hovered ? palette::ember : palette::ink;
    box.edge_width = 2;
    box.shadow = 2;
    paint.box(rect, box);
}

constexpr float sign_height = 40;

float height_of_signs(const Painter& paint, const std::vector<Answer>& answers, float width) {
    float most = 0;
    for (const Answer& answer : answers)
        most = std::max(most, 20 + (answer.text.empty() ? 0.0F : 22.0F) + sign_height +
                                  paint.paragraph_height(width - 16, bold(14), 18, answer.below));
    return most;
}

/** What it is, the sign of the bonus, and in words what it gives. */
void draw_sign_answer(Painter& paint, Rect rect, const Answer& answer) {
    float y = rect.y + 10;
    if (!answer.text.empty()) {
        paint.name({rect.center().x, y + 10}, number(15.5F), answer.text, answer.text, rect.width - 8, Align::center);
        y += 22;
    }
    paint.text({rect.center().x, y + sign_height / 2}, number(26), answer.sign, Align::center);
    y += sign_height;
    paint.paragraph({rect.x + 8, y, rect.width - 16, rect.bottom() - y}, bold(14, palette::second_ink), 18,
                    answer.below, Align::center);
}

std::string label_of(const Answer& answer) {
    std::string label = answer.text;
    for (const std::string* part : {&answer.sign, &answer.below})
        if (!part->empty() && (part != &answer.sign || answer.below.empty()))
            label += (label.empty() ? "" : ": ") + *part;
    return label;
}

void draw_answers(Table& table, const QuestionLook& look) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const bool signs = !look.answers.empty() && !look.answers.front().sign.empty();
    const auto count = static_cast<int>(look.answers.size());
    const float window = stage.width - 16;
    const float inner_most = std::min(window, 900.0F) - 40;
    const float picture_tile = stage.width < 500 ? 92.0F : 116.0F;
    const float least = signs ? 126.0F : picture_tile + 10;
    const int most = std::max(1, std::min(count, static_cast<int>((inner_most + 10) / least)));
    // Rows of about as many.
    const int rows = (count + most - 1) / most;
    const int columns = std::max(1, (count + rows - 1) / std::max(1, rows));
    const float tile_width = signs ? std::min(200.0F, inner_most / static_cast<float>(columns) - 10) : picture_tile;
    const bool has_below = !look.answers.empty() && !look.answers.front().below.empty();
    const bool square_pictures =
        !signs && !look.answers.empty() && look.answers.front().card == no_card &&
        facts(look.answers.front().picture).height == facts(look.answers.front().picture).width;
    const float tile_height = signs               ? height_of_signs(paint, look.answers, tile_width)
                              : square_pictures   ? tile_width + 28 + (has_below ? 20.0F : 0.0F)
                              : stage.width < 500 ? 146.0F
                                                  : 186.0F;
    const float width =
        std::clamp(static_cast<float>(columns) * (tile_width + 10) + 42, std::min(window, 500.0F), window);
    const float inner = width - 2 * std::min(20.0F, width * 0.045F);  // of a sheet
    const TextStyle body = plain(15.5F, palette::second_ink);
    const float about_height = look.about.empty() ? 0 : paint.paragraph_height(inner, body, 20, look.about) + 8;
    const auto title_height_of = [&](bool corner) {
        return paint.paragraph_height(title_width(inner, corner), heading(24, palette::ink), 28, look.title) + 6;
    };
    const float without_title =
        40 + about_height + static_cast<float>(rows) * (tile_height + 10) + (look.decline ? button_row : 0);
    // The way to look first stands beside the way not to, in a row of its own, or in the corner.
    const bool pair = look.decline && inner >= 412;
    const bool own_row = !pair && without_title + title_height_of(false) + button_row <= stage.height - 16;
    const bool corner = !pair && !own_row;
    const float title_height = title_height_of(corner);
    const float foot = (look.decline ? button_row : 0) + (own_row ? button_row : 0);
    const Rect content = sheet(stage, {width, without_title + title_height + (own_row ? button_row : 0), true, 0.6F});
    const float foot_width = pair ? content.width / 2 - 6 : std::min(280.0F, content.width);
    const float foot_y = content.bottom() - 48;
    draw_way_aside(table,
                   corner ? aside_in_corner(content)
                   : pair ? Rect{content.x, foot_y, foot_width, 48}
                          : Rect{content.center().x - foot_width / 2, foot_y, foot_width, 48},
                   !corner);
    float y = content.y;
    paint.paragraph({content.x, y, title_width(content.width, corner), 28}, heading(24, palette::ink), 28, look.title);
    draw_hint_button(table, {content.right() - 44, content.y - 10, 44, 44});
    y += title_height;
    paint.paragraph({content.x, y, content.width, 20}, body, 20, look.about);
    y += about_height;
    const float row_width = static_cast<float>(columns) * (tile_width + 10) - 10;
    // What does not fit a low window is squeezed.
    const float room = content.bottom() - foot - y;
    const float row_height = std::min(tile_height + 10, room / static_cast<float>(rows));
    for (int index = 0; index < count; ++index) {
        const Answer& answer = look.answers[static_cast<std::size_t>(index)];
        // A last row of fewer lies in the middle.
        const int missing = columns - std::min(columns, count - index / columns * columns);
        const float x = content.center().x - row_width / 2 +
                        (tile_width + 10) * (static_cast<float>(index % columns) + static_cast<float>(missing) / 2);
        const Rect rect{x, y + row_height * static_cast<float>(index / columns), tile_width, row_height - 10};
        const std::string id = "answer-" + std::to_string(index);
        const Touched touched = stage.touch.target(id, spoken(label_of(answer)), rect, stage.may(answer.action));
        if (touched.clicked) stage.act(answer.action);
        draw_answer_box(paint, rect, touched.hovered);
        if (signs) {
            draw_sign_answer(paint, rect, answer);
            if (touched.focused) draw_focus(paint, rect.inset(-4), 12);
            continue;
        }
        // Squeezed, the picture comes first.
        const std::string_view below = rect.height >= 96 ? std::string_view(answer.below) : std::string_view();
        const float label = 24 + (below.empty() ? 0.0F : 20.0F);
        const Rect above{rect.x + 6, rect.y + 6, rect.width - 12, rect.height - 12 - label};
        if (answer.card != no_card) {
            const float card_width = std::min(above.width, above.height / 1.42F);
            CardLook card_look;
            card_look.variant = answer.variant;
            card_look.name = false;
            draw_card(paint, {above.center().x - card_width / 2, above.y, card_width, card_width * 1.42F}, answer.card,
                      card_look);
        } else {
            const PictureFacts& picture_facts = facts(answer.picture);
            const float shape = static_cast<float>(picture_facts.height) / static_cast<float>(picture_facts.width);
            // No larger than it is drawn: a die stays a die.
            const float picture_width =
                std::min({above.width, above.height / shape, static_cast<float>(picture_facts.width)});
            const float picture_height = picture_width * shape;
            const float low = picture_facts.height < above.height ? (above.height - picture_height) / 2 : 0;
            paint.cover({above.center().x - picture_width / 2, above.y + low, picture_width, picture_height},
                        answer.picture, 6);
        }
        // The serif's figures are old-style: what begins with a number is written in the clear face.
        const bool numbers = !answer.text.empty() && answer.text.front() >= '0' && answer.text.front() <= '9';
        paint.name({rect.center().x, rect.bottom() - label / 2 - 6 - (below.empty() ? 0.0F : 9.0F)},
                   numbers ? number(15.5F) : heading(15.5F, palette::ink), answer.text, answer.text, rect.width - 8,
                   Align::center);
        if (!below.empty())
            paint.name({rect.center().x, rect.bottom() - 16}, bold(14, palette::second_ink), below, below,
                       rect.width - 6, Align::center);
        if (touched.focused) draw_focus(paint, rect.inset(-4), 12);
    }
    if (look.decline) {
        const Rect decline = pair      ? Rect{content.right() - foot_width, foot_y, foot_width, 48}
                             : own_row ? Rect{content.center().x - 110, foot_y - button_row, 220, 48}
                                       : Rect{content.center().x - 110, foot_y, 220, 48};
        ButtonLook button_look;
        button_look.text = look.decline->text;
        if (button(stage, "decline", decline, button_look, stage.may(look.decline->action)))
            stage.act(look.decline->action);
    }
}

Picture bonus_picture(const Bonus& bonus, PlayerColor color) {
    switch (bonus.kind) {
        case BonusKind::card: return card_picture(bonus.card);
        case BonusKind::own_die: return die_picture(Face{5}, color);
        case BonusKind::counter_guest: return picture("counter-guest");
        case BonusKind::noble: return picture("card-noble-lord");
        case BonusKind::free_upgrade: return picture("icon-upgrade");
        default: return picture("icon-points");
    }
}

std::string start_card_text(const State& state, int number) {
    const StartCardFacts& about = components::start_cards[static_cast<std::size_t>(number - 1)];
    std::string text;
    const auto add = [&](const std::string& part) { text += (text.empty() ? "" : " ") + part; };
    const CardList& cards = about.cards[static_cast<std::size_t>(state.setup.edition)];
    if (cards.count > 0) {
        std::string names;
        for (std::size_t index = 0; index < cards.count; ++index)
            names += (index == 0 ? "" : ", ") + std::string(card_name(cards.cards[index]));
        add(say(Text::start_card_cards, {{"cards", names}}));
    }
    if (about.monastery > 0) add(say(Text::start_card_monastery, {{"count", about.monastery}}));
    if (about.schnapps > 0) add(say(Text::start_card_schnapps, {{"count", about.schnapps}}));
    if (about.has_upgrade) add(say(Text::start_card_upgrade, {{"tile", tile_name(about.upgrade)}}));
    if (about.beer > 0) add(say(Text::start_card_beer, {{"count", about.beer}}));
    if (about.regulars_removed == 1) add(std::string(say(Text::start_card_remove_one)));
    if (about.regulars_removed > 1) add(say(Text::start_card_remove, {{"count", about.regulars_removed}}));
    return text;
}

/** Start cards need room for what they say: three wide boxes, side by side or below each other. */
void draw_start_cards(Table& table) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    std::vector<int> numbers;
    for (const Action action : stage.model.legal)
        if (action.kind() == ActionKind::choose_start_card) numbers.push_back(action.a());
    const auto count = static_cast<float>(numbers.size());
    const bool upright = stage.width < 620;
    const float width = std::min(stage.width - 16, upright ? 420.0F : 780.0F);
    const float wished = upright ? 120 + count * 150 : 420.0F;
    const bool corner = wished + button_row > stage.height - 16;
    const float foot = corner ? 0 : button_row;
    const Rect content = sheet(stage, {width, std::min(stage.height - 16, wished + foot), true, 0.6F});
    draw_way_aside(table,
                   corner ? aside_in_corner(content) : Rect{content.center().x - 140, content.bottom() - 48, 280, 48},
                   !corner);
    const std::string name = table.innkeeper(table.acting).name;
    const int title_lines = paint.paragraph({content.x, content.y, title_width(content.width, corner), 28},
                                            heading(24, palette::ink), 28, say(Text::ask_start_card, {{"name", name}}));
    const float title_height = 28 * static_cast<float>(title_lines) + 4;
    draw_hint_button(table, {content.right() - 44, content.y - 10, 44, 44});
    const int lines = paint.paragraph({content.x, content.y + title_height, content.width, 20},
                                      plain(15.5F, palette::second_ink), 20, say(Text::ask_start_card_about));
    const float y = content.y + title_height + 8 + 20 * static_cast<float>(lines);
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        const auto along = static_cast<float>(index);
        const float row = (content.bottom() - foot - y) / count;
        const float column = (content.width + 10) / count;
        const Rect rect = upright ? Rect{content.x, y + row * along, content.width, row - 8}
                                  : Rect{content.x + column * along, y, column - 10, content.bottom() - foot - y};
        const std::string text = start_card_text(table.state, numbers[index]);
        const std::string title = say(Text::start_card_number, {{"number", numbers[index]}});
        const Action action(ActionKind::choose_start_card, static_cast<unsigned>(numbers[index]));
        const Touched touched =
            stage.touch.target("answer-" + std::to_string(index), title + ": " + spoken(text), rect, stage.may(action));
        if (touched.clicked) stage.act(action);
        Box box;
        box.fill = touched.hovered ? color(0xF9D98F) : color(0xEAD5A8);
        box.radius = 10;
        box.edge = touched.hovered ? palette::ember : palette::ink;
        box.edge_width = 2;
        box.shadow = 2;
        paint.box(rect, box);
        const Picture picture = find_picture("start-" + std::to_string(numbers[index]));
        const float card = upright ? std::min(80.0F, (rect.height - 16) / 1.4F) : 130.0F;
        const Rect art{upright ? rect.x + 10 : rect.center().x - card / 2, rect.y + 10, card, card * 1.4F};
        paint.cover(art, picture, 7);
        paint.outline(art, palette::ink, 1.5F, 7);
        const Rect words =
            upright ? Rect{art.right() + 14, rect.y + 10, rect.right() - art.right() - 24, rect.height - 20}
                    : Rect{rect.x + 12, art.bottom() + 8, rect.width - 24, rect.bottom() - art.bottom() - 16};
        paint.text({words.x, words.y + 10}, heading(18, palette::ink), title);
        paint.paragraph({words.x, words.y + 24, words.width, 19}, plain(15, palette::ink), 19, text);
        if (touched.focused) draw_focus(paint, rect.inset(-4), 12);
    }
}

void add_tiles(QuestionLook& look, const Table& table) {
    for (const Action action : table.stage.model.legal) {
        if (action.kind() != ActionKind::flip_tile) continue;
        const Tile tile = action.tile();
        look.answers.push_back({action, std::string(tile_name(tile)), upgrade_effect(table, tile),
                                find_picture("tile-" + std::string(facts(tile).id) + "-up"), no_card, 0});
    }
}

}  // namespace

bool draw_question(Table& table) {
    if (!table.mine || table.stage.view.aside) return false;
    const State& state = table.state;
    const ActionList& legal = table.stage.model.legal;
    QuestionLook look;
    const auto add_all = [&](ActionKind kind, auto make) {
        for (const Action action : legal)
            if (action.kind() == kind) look.answers.push_back(make(action));
    };
    switch (table.question) {
        case Question::choose_start_card: draw_start_cards(table); return true;
        case Question::remove_regular:
            look.title = say(Text::ask_remove_regular);
            look.about = say(Text::ask_remove_regular_about);
            add_all(ActionKind::remove_regular, [](Action action) {
                return Answer{action, std::string(card_name(action.card())), {}, no_picture, action.card(), 0};
            });
            break;
        case Question::round_bonus: {
            look.title = say(Text::ask_round_bonus);
            const auto& track = state.setup.module == 1 ? components::summer_track : components::winter_track;
            const RoundSpace& space = track[static_cast<std::size_t>(state.round - 1)];
            add_all(ActionKind::take_bonus, [&](Action action) {
                const Bonus& bonus = space.options[action.a()];
                const bool card = bonus.kind == BonusKind::card;
                const std::string name(bonus.kind == BonusKind::own_die ? say(Text::ask_own_die) : bonus_name(bonus));
                look.about += name + " · " + (card ? card_about(bonus.card) : bonus_text(bonus)) + "\n";
                return Answer{action, name, {}, bonus_picture(bonus, table.color()), card ? bonus.card : no_card, 0};
            });
            look.about += say(Text::ask_round_bonus_about);
            break;
        }
        case Question::choose_side: {
            constexpr std::array<Picture, 3> faces{picture("entertainer-musician"), picture("entertainer-dancer"),
                                                   picture("entertainer-juggler")};
            for (const Action action : legal) {
                if (action.kind() != ActionKind::choose_side) continue;
                const int entertainer = (action.a() - 1) / 2;
                look.title = say(Text::ask_side, {{"name", entertainer_name(entertainer)}});
                look.answers.push_back(
                    {action, side_rule(action.a()), {}, faces[static_cast<std::size_t>(entertainer)], no_card, 0});
                look.about += (look.about.empty() ? "" : "\n") + side_rule(action.a()) + "   " + side_about(action.a());
            }
            look.about += "\n" + std::string(say(Text::ask_side_about));
            break;
        }
        case Question::free_upgrade:
            look.title = say(Text::ask_free_upgrade);
            look.about =
                say(state.task_count > 0 && state.tasks[state.task_count - 1U].amount == 1 ? Text::upgrade_noble
                                                                                           : Text::upgrade_no_noble,
                    {{"points", facts(Card::noble).points}});
            add_tiles(look, table);
            break;
        case Question::deny:
            look.title = say(Text::ask_deny);
            look.about = say(Text::ask_deny_about);
            add_all(ActionKind::deny, [&](Action action) {
                const Card guest = table.player.seats[action.a()].guest;
                return Answer{action, std::string(card_name(guest)), {}, no_picture, guest, action.a()};
            });
            look.decline =
                Answer{Action(ActionKind::decline), std::string(say(Text::answer_decline)), {}, no_picture, no_card, 0};
            break;
        case Question::schnapps_or_denied:
            look.title = say(Text::ask_schnapps_or_denied);
            look.about = say(Text::ask_schnapps_or_denied_about);
            for (const Action action : legal) {
                if (action.kind() == ActionKind::take_schnapps)
                    look.answers.push_back({action, say(Text::answer_schnapps, {{"count", 1}}),
                                            std::string(say(Text::ask_schnapps_about)), no_picture, no_card, 0,
                                            "[schnapps]"});
                if (action.kind() == ActionKind::take_denied)
                    look.answers.push_back({action, std::string(say(Text::answer_denied)),
                                            std::string(say(Text::ask_deny_about)), no_picture, no_card, 0,
                                            "[denied]"});
            }
            break;
        case Question::sign: {
            look.title = say(Text::ask_sign);
            look.about = say(Text::ask_sign_about);
            constexpr std::array<std::string_view, components::book_columns> prices{"3–4 [beer]", "5 [beer]",
                                                                                    "6 [beer]", "7–8 [beer]"};
            add_all(ActionKind::sign, [&](Action action) {
                const int row = table.player.book[action.a()];
                const Bonus& bonus =
                    components::guest_book[static_cast<std::size_t>(std::min(row, components::book_rows - 1))]
                                          [action.a()];
                const bool none = bonus.kind == BonusKind::none;
                return Answer{action,
                              std::string(prices[action.a()]),
                              none ? std::string() : bonus_text(bonus),
                              no_picture,
                              no_card,
                              0,
                              none ? "–" : bonus_sign(bonus)};
            });
            break;
        }
        case Question::put_back:
            look.title = say(Text::ask_put_back);
            look.about = say(Text::ask_put_back_about, {{"schnapps", components::sides[4].pay}});
            add_all(ActionKind::put_back, [](Action action) {
                return Answer{action, std::string(card_name(action.card())), {}, no_picture, action.card(), 0};
            });
            look.decline =
                Answer{Action(ActionKind::close), std::string(say(Text::answer_close)), {}, no_picture, no_card, 0};
            break;
        default: return false;  // asked at the hands, or of chance
    }
    if (look.answers.empty() && !look.decline) return false;
    draw_answers(table, look);
    return true;
}

}  // namespace tavern::ui

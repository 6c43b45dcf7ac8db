// What must be answered before the game goes on: a sheet with an ember rim, one button or card an answer.
#include <algorithm>

#include "ui/table.hpp"

namespace tavern::ui {
namespace {

/** One answer: an action, a name, and what it is drawn as. */
struct Answer {
    Action action;
    std::string text;
    std::string below;
    Picture picture = no_picture;  // a card's or tile's picture above the text
    Card card = no_card;
    int variant = 0;
};

/** Cards or pictures side by side, or plain buttons when no answer has a picture; several rows when there are many. */
struct QuestionLook {
    std::string title;
    std::string about;
    std::vector<Answer> answers;
    std::optional<Answer> decline;  // a way not to, below the others
};

/** Whoever has to choose may look at the table first. Content: of the question's sheet. */
void draw_way_aside(Table& table, Rect content) {
    Stage& stage = table.stage;
    // Advice over the question is closed first.
    bool aside = !stage.model.hint_open && (stage.touch.clicked_beside() || stage.touch.input().escape);
    const float width = std::min(280.0F, content.width);
    const Rect rect{content.center().x - width / 2, content.bottom() + 28, width, stage.finger()};
    if (rect.bottom() <= stage.height - 4) {
        ButtonLook look;
        look.kind = ButtonKind::slate;
        look.text = say(Text::button_aside);
        look.text_size = 16;
        if (button(stage, "aside", rect, look)) aside = true;
    }
    if (aside) stage.view.aside = table.question;
}

void draw_answers(Table& table, const QuestionLook& look) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const bool pictures =
        !look.answers.empty() && (look.answers.front().picture != no_picture || look.answers.front().card != no_card);
    const auto count = static_cast<int>(look.answers.size());
    const float window = stage.width - 16;
    const float tile_width = pictures ? (stage.width < 500 ? 92.0F : 116.0F) : 216.0F;
    const bool square_pictures =
        pictures && look.answers.front().card == no_card &&
        facts(look.answers.front().picture).height == facts(look.answers.front().picture).width;
    const float tile_height = !pictures           ? 64.0F
                              : square_pictures   ? tile_width + 28
                              : stage.width < 500 ? 146.0F
                                                  : 186.0F;
    const float inner_most = std::min(window, 900.0F) - 40;
    const int columns = std::max(1, std::min(count, static_cast<int>(inner_most / (tile_width + 10))));
    const int rows = (count + columns - 1) / columns;
    const float width =
        std::clamp(static_cast<float>(columns) * (tile_width + 10) + 42, std::min(window, 420.0F), window);
    const TextStyle body = plain(15.5F, palette::second_ink);
    const float about_height = look.about.empty() ? 0 : paint.paragraph_height(width - 42, body, 20, look.about) + 8;
    const float title_height = paint.paragraph_height(width - 98, heading(24, palette::ink), 28, look.title) + 6;
    const float height =
        40 + title_height + about_height + static_cast<float>(rows) * (tile_height + 10) + (look.decline ? 58.0F : 0);
    const Rect content = sheet(stage, {width, height, true, 0.6F});
    draw_way_aside(table, content);
    float y = content.y;
    paint.paragraph({content.x, y, content.width - 56, 28}, heading(24, palette::ink), 28, look.title);
    draw_hint_button(table, {content.right() - 44, content.y - 10, 44, 44});
    y += title_height;
    paint.paragraph({content.x, y, content.width, 20}, body, 20, look.about);
    y += about_height;
    const float row_width = static_cast<float>(columns) * (tile_width + 10) - 10;
    // What does not fit a low window is squeezed.
    const float room = content.bottom() - (look.decline ? 58.0F : 0) - y;
    const float row_height = std::min(tile_height + 10, room / static_cast<float>(rows));
    for (int index = 0; index < count; ++index) {
        const Answer& answer = look.answers[static_cast<std::size_t>(index)];
        const float x = content.center().x - row_width / 2 + (tile_width + 10) * static_cast<float>(index % columns);
        const Rect rect{x, y + row_height * static_cast<float>(index / columns), tile_width, row_height - 10};
        const std::string id = "answer-" + std::to_string(index);
        if (!pictures) {
            ButtonLook button_look;
            button_look.text = answer.text;
            button_look.below = answer.below;
            if (button(stage, id, rect, button_look, stage.may(answer.action))) stage.act(answer.action);
            continue;
        }
        const Touched touched =
            stage.touch.target(id, spoken(answer.text + (answer.below.empty() ? "" : ": " + answer.below)), rect,
                               stage.may(answer.action));
        if (touched.clicked) stage.act(answer.action);
        Box box;
        box.fill = touched.hovered ? color(0xF9D98F) : color(0xEAD5A8);
        box.radius = 10;
        box.edge = touched.hovered ? palette::ember : palette::ink;
        box.edge_width = 2;
        box.shadow = 2;
        paint.box(rect, box);
        const float label = 24 + (answer.below.empty() ? 0.0F : 20.0F);
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
        paint.name({rect.center().x, rect.bottom() - label / 2 - 6 - (answer.below.empty() ? 0.0F : 9.0F)},
                   numbers ? number(15.5F) : heading(15.5F, palette::ink), answer.text, answer.text, rect.width - 8,
                   Align::center);
        if (!answer.below.empty())
            paint.name({rect.center().x, rect.bottom() - 16}, bold(14, palette::second_ink), answer.below, answer.below,
                       rect.width - 6, Align::center);
        if (touched.focused) draw_focus(paint, rect.inset(-4), 12);
    }
    if (look.decline) {
        ButtonLook button_look;
        button_look.text = look.decline->text;
        if (button(stage, "decline", {content.center().x - 110, content.bottom() - 48, 220, 48}, button_look,
                   stage.may(look.decline->action)))
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
    const float height = upright ? std::min(stage.height - 16, 120 + count * 150) : std::min(stage.height - 16, 420.0F);
    const Rect content = sheet(stage, {width, height, true, 0.6F});
    draw_way_aside(table, content);
    const std::string name = table.innkeeper(table.acting).name;
    const int title_lines = paint.paragraph({content.x, content.y, content.width - 56, 28}, heading(24, palette::ink),
                                            28, say(Text::ask_start_card, {{"name", name}}));
    const float title_height = 28 * static_cast<float>(title_lines) + 4;
    draw_hint_button(table, {content.right() - 44, content.y - 10, 44, 44});
    const int lines = paint.paragraph({content.x, content.y + title_height, content.width, 20},
                                      plain(15.5F, palette::second_ink), 20, say(Text::ask_start_card_about));
    const float y = content.y + title_height + 8 + 20 * static_cast<float>(lines);
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        const auto along = static_cast<float>(index);
        const float row = (content.bottom() - y) / count;
        const float column = content.width / count;
        const Rect rect = upright ? Rect{content.x, y + row * along, content.width, row - 8}
                                  : Rect{content.x + column * along, y, column - 10, content.bottom() - y};
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
        look.answers.push_back({action,
                                std::string(tile_name(tile)),
                                {},
                                find_picture("tile-" + std::string(facts(tile).id) + "-up"),
                                no_card,
                                0});
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
                look.about += name + " · " +
                              (card ? std::string(say(Text::about_bard, index_of(bonus.card))) : bonus_text(bonus)) +
                              "\n";
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
                    look.answers.push_back({action,
                                            "[schnapps] " + say(Text::answer_schnapps, {{"count", 1}}),
                                            {},
                                            no_picture,
                                            no_card,
                                            0});
                if (action.kind() == ActionKind::take_denied)
                    look.answers.push_back(
                        {action, "[denied] " + std::string(say(Text::answer_denied)), {}, no_picture, no_card, 0});
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
                return Answer{action,
                              std::string(prices[action.a()]),
                              bonus.kind == BonusKind::none ? std::string("–") : bonus_sign(bonus),
                              no_picture,
                              no_card,
                              0};
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

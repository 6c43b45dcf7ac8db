// The computer's advice: up to three suggestions with their reasons, and the one that is chosen as ghost dice.
#include <algorithm>

#include "narration/advice.hpp"
#include "ui/parts/entry.hpp"
#include "ui/parts/pieces.hpp"
#include "ui/screens/table/table_screen.hpp"

namespace tavern::ui {
namespace {

constexpr float line = 20;
constexpr float edge = 12;  // of a card, at the sides
constexpr float gap = 6;
constexpr float head = 42;
constexpr float foot = 52;

bool about_turn(const Table& table) {
    return table.question == Question::plan || table.question == Question::serve;
}

struct Words {
    std::string title;
    std::string right;  // "best", or the points that it is worse
    std::vector<std::string> deeds;
    std::string gains;
    std::string why;
};

std::vector<Words> cards_of(const Table& table, const Advice& advice) {
    const Game& game = *table.stage.model.game;
    std::vector<Words> cards;
    const Worth best = advice.suggestions.empty() ? 0 : advice.suggestions.front().worth;
    for (const Suggestion& suggestion : advice.suggestions) {
        Words card;
        card.title = suggestion_title(game, table.state, suggestion);
        card.why = suggestion_reason(game, table.state, suggestion);
        // Of the serving, too, which the deeds of a plan do not name.
        card.gains = gains_text(table.state, suggestion);
        if (!card.gains.empty()) card.gains = say(Text::hint_gains, {{"gains", card.gains}});
        if (about_turn(table)) card.deeds = deeds_of(game, table.state, suggestion.turn);
        // Of two with one reason the difference is said.
        for (std::size_t other = 0; other < cards.size() && about_turn(table); ++other)
            if (cards[other].title == card.title && cards[other].why == card.why)
                card.why = difference_text(card.deeds, cards[other].deeds, std::to_string(other + 1));
        const std::string less = points_text(best - suggestion.worth);
        card.right = cards.empty()   ? std::string(say(Text::hint_best))
                     : less == "0.0" ? std::string(say(Text::hint_equal))
                                     : "−" + less + " [points]";
        cards.push_back(std::move(card));
    }
    // What holds for every answer alike says nothing about one.
    const bool alike = std::all_of(cards.begin(), cards.end(), [&](const Words& card) {
        return card.why == suggestion_reason(game, table.state, Suggestion{});
    });
    for (Words& card : cards)
        if (alike) card.why.clear();
    return cards;
}

/** What of the cards is shown where room is short: everything; deeds and gains of all but the reason of the chosen
 *  one; of the others the deeds alone; nothing of them; not even the chosen one's reason. */
enum class Detail : std::uint8_t { all, chosen_reason, chosen_gains, chosen_only, chosen_deeds };
bool shows_reason(Detail detail, bool chosen) {
    return chosen ? detail != Detail::chosen_deeds : detail == Detail::all;
}
bool shows_deeds(Detail detail, bool chosen) {
    return chosen || detail <= Detail::chosen_gains;
}
bool shows_gains(Detail detail, bool chosen) {
    return chosen || detail <= Detail::chosen_reason;
}

/** The serif's figures are old-style: a title that counts is written in the clear face. */
TextStyle title_style(const std::string& title) {
    return title.find_first_of("0123456789") != std::string::npos ? bold(18) : heading(20, palette::ink);
}

/** Draws the card below its title, or only tells its height. */
float lay_out(Table& table, const Words& card, Rect rect, Detail detail, bool chosen, bool draw) {
    Painter& paint = table.stage.paint;
    const float inner = rect.width - 2 * edge;
    float y = rect.y + 38;
    const auto text = [&](const TextStyle& style, const std::string& words) {
        if (draw) paint.paragraph({rect.x + edge, y, inner, line}, style, line, words);
        y += paint.paragraph_height(inner, style, line, words);
    };
    if (shows_deeds(detail, chosen) && !card.deeds.empty())
        y = draw_deeds(paint, {rect.x + edge, y, inner, line}, card.deeds, draw).y + 3;
    if (shows_gains(detail, chosen) && !card.gains.empty()) text(number(15.5F), card.gains);
    if (shows_reason(detail, chosen) && !card.why.empty()) text(plain(15), card.why);
    return y + 7 - rect.y;
}

float height_of(Table& table, const Words& card, float width, bool chosen, Detail detail) {
    return lay_out(table, card, {0, 0, width, 0}, detail, chosen, false);
}

float height_of(Table& table, const std::vector<Words>& cards, float width, Detail detail) {
    float height = 0;
    for (std::size_t index = 0; index < cards.size(); ++index)
        height += height_of(table, cards[index], width, index == table.stage.view.suggestion, detail) + gap;
    return height;
}

/** The most that fits the height. */
Detail fitting(Table& table, const std::vector<Words>& cards, float width, float room) {
    Detail detail = Detail::all;
    for (const Detail less : {Detail::chosen_reason, Detail::chosen_gains, Detail::chosen_only, Detail::chosen_deeds})
        if (height_of(table, cards, width, detail) > room + 0.5F) detail = less;
    return detail;
}

void draw_card(Table& table, const Words& card, Rect rect, std::size_t index, Detail detail) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const bool chosen = stage.view.suggestion == index;
    const std::string number_text = std::to_string(index + 1);
    const std::string label =
        spoken(say(Text::hint_number, {{"number", number_text}, {"title", card.title}, {"right", card.right}}) +
               (card.why.empty() ? "" : ". " + card.why));
    const Touched touched = stage.touch.target("suggestion-" + number_text, label, rect);
    if (touched.clicked) stage.next.suggestion = index;
    paint.fill(rect, chosen ? parchment_chosen : parchment_field, 12);
    paint.outline(rect, chosen ? palette::candle : palette::ink, chosen ? 3.0F : 1.5F, 12);
    if (chosen) paint.outline(rect.inset(-2), palette::ink, 1.5F, 14);
    if (touched.hovered && !chosen) paint.fill(rect, color(0xFFFFFF, 0.3F), 12);
    const float y = rect.y + 21;
    paint.circle({rect.x + edge + 12, y}, 12, palette::ink);
    paint.text({rect.x + edge + 12, y}, number(15, palette::parchment), number_text, Align::center);
    const TextStyle right = number(index == 0 ? 18.0F : 20.0F, index == 0 ? palette::ink : color(0x8E2A37));
    const float taken = paint.text({rect.right() - edge, y}, right, card.right, Align::right);
    paint.name({rect.x + edge + 34, y}, title_style(card.title), card.title, card.title,
               rect.width - 2 * edge - 44 - taken);
    lay_out(table, card, rect, detail, chosen, true);
    if (touched.focused) draw_focus(paint, rect.inset(-4), 15);
}

/** Everything but the parchment; returns whether it is to be closed. */
bool draw_content(Table& table, Rect content, const std::vector<Words>& cards) {
    Stage& stage = table.stage;
    Painter& paint = stage.paint;
    const std::optional<Advice>& advice = stage.model.advice;
    paint.picture({content.x - 2, content.y - 4, 34, 34}, picture("icon-hint"));
    const auto plans = static_cast<Text>(static_cast<int>(Text::hint_plan_1) + static_cast<int>(cards.size()) - 1);
    const std::string_view title = say(!cards.empty() && about_turn(table) ? plans : Text::hint_advice);
    paint.text({content.x + 44, content.y + 13}, heading(26, palette::ink), title);
    ButtonLook look;
    look.picture = picture("icon-close");
    look.picture_size = 18;
    const bool close =
        button(stage, "close-hint", {content.right() - 44, content.y - 8, 44, 44}, look, true, say(Text::button_close));
    if (cards.empty()) {
        // Where there is height, a lantern stands above the words.
        const bool lantern = content.height > 240;
        if (lantern) paint.picture(square(content.moved(0, -20).center(), 96), picture("lantern"));
        paint.paragraph({content.x + 2, lantern ? content.center().y + 44 : content.y + head, content.width - 4, 60},
                        plain(16), 22, say(advice ? Text::hint_none : Text::hint_busy),
                        lantern ? Align::center : Align::left);
        return close;
    }
    const Detail detail = fitting(table, cards, content.width, content.height - head - foot);
    float y = content.y + head;
    for (std::size_t index = 0; index < cards.size(); ++index) {
        const float high = height_of(table, cards[index], content.width, index == stage.view.suggestion, detail);
        draw_card(table, cards[index], {content.x, y, content.width, high}, index, detail);
        y += high + gap;
    }
    const float wide = std::min(220.0F, content.width * 0.5F);
    paint.paragraph({content.x + 2, content.bottom() - 44, content.width - wide - 14, 40},
                    plain(14, palette::second_ink), 18,
                    say(Text::hint_about, {{"points", (advice->suggestions.front().worth + 50) / 100}}) + "\n" +
                        std::string(say(advice->exact ? Text::hint_exact : Text::hint_searched)));
    look.kind = ButtonKind::candle;
    look.picture = picture("icon-done");
    look.picture_size = 22;
    look.text = say(Text::hint_play);
    if (button(stage, "follow-hint", {content.right() - wide, content.bottom() - 50, wide, 50}, look)) {
        stage.want(intent::FollowHint{stage.view.suggestion});
        stage.next.hand = {};
    }
    return close;
}

}  // namespace

bool hint_beside(const Table& table) {
    return table.stage.model.hint_open && table.mine && about_turn(table) &&
           (table.layout.fold == Fold::wide || table.layout.fold == Fold::tablet);
}

void draw_hint(Table& table) {
    Stage& stage = table.stage;
    if (!stage.model.hint_open || !table.mine) return;
    const std::vector<Words> cards = stage.model.advice ? cards_of(table, *stage.model.advice) : std::vector<Words>();
    bool close = false;
    if (hint_beside(table)) {
        const Rect& rect = table.layout.valley;
        stage.touch.target("hint-panel", "", rect, false);
        draw_parchment(stage.paint, rect.inset(3));
        close = draw_content(table, rect.inset(16), cards);
    } else {
        const bool upright = ui::upright(table.layout.fold);
        const float width = std::min(upright ? 470.0F : 600.0F, stage.width - 16);
        const float inner = width - 2 * std::min(20.0F, width * 0.045F);
        // Upright the board is seen above it.
        const bool low = upright && about_turn(table);
        const float frame = width - inner + head + foot;
        const float most = (low && !table.layout.tight ? stage.height * 0.62F : stage.height - 16) - frame;
        const float high = cards.empty() ? 60.0F : height_of(table, cards, inner, fitting(table, cards, inner, most));
        const Rect content = sheet(stage, {width, std::min(high, most) + frame, false, upright ? 0.25F : 0.5F, low});
        close = draw_content(table, content, cards) || stage.touch.clicked_beside();
    }
    if (close || stage.touch.input().escape) stage.want(intent::CloseHint{});
}

}  // namespace tavern::ui

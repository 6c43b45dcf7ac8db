#include "ui/board/table.hpp"

namespace tavern::ui {

Explanation about_card(Card card, int variant, std::string_view first_line) {
    if (card == no_card) return {};
    const CardFacts& about = facts(card);
    std::vector<std::string> lines{std::string(first_line)};  // left out if empty
    std::string title(card_name(card));
    if (is_tavern_card(card)) {
        title = say(Text::about_staff, {{"card", card_name(card)}, {"price", about.price}});
        lines.push_back(card_about(card));
        if (about.points > 0) lines.push_back(say(Text::about_points, {{"points", about.points}}));
    } else {
        if (is_guest(card)) {
            title = say(Text::about_guest, {{"card", card_name(card)}, {"price", about.price}});
            if (about.bonus.kind != BonusKind::none)
                lines.push_back(say(Text::about_recruited, {{"bonus", bonus_text(about.bonus)}}));
            lines.emplace_back(bonus_about(about.bonus));
        }
        lines.push_back(card_about(card));
    }
    return {title, std::move(lines), card_picture(card, variant)};
}

}  // namespace tavern::ui

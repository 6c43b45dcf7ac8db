// Sharing the current game: links, codes, texts and pictures.
#include <utility>

#include "app/session.hpp"
#include "app/turns.hpp"
#include "problems/problem.hpp"
#include "text/text.hpp"
#include "typed/position.hpp"

namespace tavern::app {
namespace {

using ui::LinkKind;
using ui::Notice;

constexpr int copied_bytes = 20'000;

/** About a copied text: that it can be copied by hand, and that it is copied. */
struct CopyTexts {
    Text ask;
    Text done;
};

bool is_problem_link(std::string_view text) {
    const std::size_t mark = text.find('#');
    return mark != std::string_view::npos && static_cast<bool>(problems::open_problem(text.substr(mark + 1)));
}

CopyTexts texts_of(std::string_view text) {
    if (text.starts_with('<') || text.starts_with("[!["))
        return {Text::session_ask_copy_code, Text::session_code_copied};
    if (text.find('\n') == std::string_view::npos && is_problem_link(text))
        return {Text::session_ask_copy, Text::solving_link_copied};
    if (text.find('\n') == std::string_view::npos) return {Text::session_ask_copy, Text::session_link_copied};
    return {Text::session_ask_copy_text, Text::session_text_copied};
}

}  // namespace

void Session::carry_out(const ui::intent::OpenShare& wish) {
    if (current_) sharing_.open({current_->game, shown_game()}, wish.with_names);
}

void Session::code_made(const std::string& link, ui::QrCode code) {
    sharing_.code_made(link, std::move(code));
}

void Session::device_shares() {
    model_.can_send = true;
}

void Session::carry_out(const ui::intent::CopyLink& wish) {
    if (current_) sharing_.copy_link({current_->game, shown_game()}, wish.kind);
}

void Session::carry_out(const ui::intent::SendLink& wish) {
    if (current_ && sharing_.send_link({current_->game, shown_game()}, wish.kind) && wish.kind == LinkKind::turn)
        await_next();
}

void Session::await_next() {
    current_->by_letter = true;
    current_->behind_curtain = person_asked(current_->game).has_value();
}

void Session::carry_out(const ui::intent::CopyText&) {
    if (current_) sharing_.copy_text({current_->game, shown_game()});
}

void Session::carry_out(const ui::intent::CopyArticle& wish) {
    if (current_) sharing_.copy_article({current_->game, shown_game()}, story_link(), wish);
}

void Session::carry_out(const ui::intent::CopyPosition&) {
    if (current_) sharing_.copy_position(shown_game());
}

void Session::carry_out(const ui::intent::CopyReport& wish) {
    if (current_) sharing_.copy_report({current_->game, shown_game()}, computer_.review(), wish.format);
}

void Session::carry_out(const ui::intent::CopyResult&) {
    if (current_) sharing_.copy_result(current_->game);
}

void Session::carry_out(const ui::intent::OpenOwnTab&) {
    model_.notice = {};
    if (model_.problem) return sharing_.open_fragment(problems::link_of(model_.problem->problem));
    if (!current_) return sharing_.open_tab(nullptr, {});
    sharing_.open_tab(&current_->game, current_->story ? evening_text().value_or(std::string()) : std::string());
}

void Session::copied(bool done, const std::string& text) {
    if (text.empty()) return;
    const CopyTexts texts = texts_of(text);
    if (!done) {
        ask({ui::TextField::copied, text, std::string(say(texts.ask)), copied_bytes});
        return;
    }
    model_.copied = text;
    notify(Notice::Kind::toast, std::string(say(texts.done)));
}

void Session::carry_out(const ui::intent::SharePicture& wish) {
    if (!current_) return;
    if (model_.notice.kind == Notice::Kind::toast) model_.notice = {};
    if (wish.kind == ui::PictureKind::replay)
        return platform_.share_replay(
            file_name(current_->game, ".gif"), static_cast<int>(telling_moments(current_->game).size()),
            std::string(say(Text::share_making_replay)), std::string(say(Text::history_stop)));
    pictured_.emplace(sharing_.shared(shown_game()));
    model_.pictured = wish.kind;
    model_.position = position_in_words(*pictured_);
    platform_.share_picture(file_name(current_->game, ".png"));
}

void Session::picture_wanted(int index) {
    if (index < 0 || !(current_ || replay_)) return;
    if (!replay_) replay_.emplace(sharing_.shared(current_->game), model_.settings);
    replay_->show(static_cast<std::size_t>(index));
}

void Session::picture_taken() {
    model_.pictured.reset();
    pictured_.reset();
    refresh();
    platform_.picture_drawn();
}

void Session::picture_shared(PictureWay way) {
    replay_.reset();
    switch (way) {
        case PictureWay::stopped:
        case PictureWay::sent: break;  // the other program has confirmed it
        case PictureWay::copied: notify(Notice::Kind::toast, std::string(say(Text::session_picture_copied))); break;
        case PictureWay::saved: notify(Notice::Kind::toast, std::string(say(Text::session_picture_saved))); break;
        case PictureWay::nowhere: notify(Notice::Kind::error, std::string(say(Text::session_picture_failed))); break;
    }
}

}  // namespace tavern::app

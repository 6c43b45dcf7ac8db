#include "app/session.hpp"

#include <algorithm>
#include <utility>

#include "app/lessons/lessons.hpp"
#include "app/reasons.hpp"
#include "app/turns.hpp"
#include "record/json.hpp"
#include "record/names.hpp"
#include "text/text.hpp"
#include "ui/model/player_types.hpp"

namespace tavern::app {
namespace {

using ui::Notice;

constexpr std::size_t line_bytes = 200;

// Milliseconds of vibration at the start of a player's turn.
constexpr int turn_buzz = 80;

constexpr std::string_view whitespace = " \t\r\n";

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(whitespace);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(whitespace) - begin + 1);
}

// An innkeeper for every seat, each with a different name and colour.
void fill_seats(ui::NewGame& choices) {
    const std::size_t players = choices.setup.players;
    if (choices.innkeepers.size() > players) choices.innkeepers.resize(players);
    while (choices.innkeepers.size() < players) choices.innkeepers.push_back({{}, ui::free_color(choices)});
    for (std::size_t seat = 0; seat < players; ++seat) {
        std::string& name = choices.innkeepers[seat].name;
        name = tidy_name(name);
        if (name.empty()) name = ui::free_name(choices, seat);
    }
    if (choices.setup.start_player >= players) choices.setup.start_player = 0;
}

/** Empties the names that nobody chose. They follow the language, so no record and no other language keeps them. */
void forget_usual_names(std::vector<Innkeeper>& innkeepers) {
    for (std::size_t seat = 0; seat < innkeepers.size(); ++seat)
        if (innkeepers[seat].name == usual_name(static_cast<int>(seat))) innkeepers[seat].name.clear();
}

Text question_for(ui::TextField field) {
    switch (field) {
        case ui::TextField::innkeeper_name: return Text::session_ask_name;
        case ui::TextField::save_name: return Text::session_ask_save_name;
        case ui::TextField::rules_search: return Text::rules_search;
        case ui::TextField::typed_line: return Text::typed_field;
        case ui::TextField::note: return Text::story_write;
        default: return Text::session_ask_seed;
    }
}

}  // namespace

std::optional<std::uint64_t> seed_from_text(std::string_view text) {
    const std::string_view typed = trimmed(text);
    if (typed.empty()) return std::nullopt;
    std::uint64_t number = 0;
    const bool digits = typed.size() <= 19 &&
                        std::all_of(typed.begin(), typed.end(), [](char sign) { return sign >= '0' && sign <= '9'; });
    if (digits) {
        for (const char digit : typed) number = number * 10 + static_cast<std::uint64_t>(digit - '0');
        return number;
    }
    // FNV-1a.
    number = 14695981039346656037U;
    for (const char sign : typed) number = (number ^ static_cast<unsigned char>(sign)) * 1099511628211U;
    return number;
}

std::string tidy_name(std::string_view text, std::size_t most_bytes) {
    std::string name;
    for (const char sign : trimmed(text))
        if (static_cast<unsigned char>(sign) >= 0x20 && sign != 0x7F) name += sign;
    name.resize(beginning_of(name, most_bytes).size());
    name = as_shown(std::move(name));
    if (!is_utf8(name) || is_invisible(name)) name.clear();
    return name;
}

Session::Session(Platform& platform, std::string address)
    : platform_(platform), sharing_(platform_, model_, std::move(address)) {
    fill_seats(model_.new_game);
    refresh();
}

void Session::forget_view() {
    forgotten_ = ui::Forget::game;
    sharing_.show_names();
}

ui::Forget Session::take_forgotten() {
    return std::exchange(forgotten_, ui::Forget::nothing);
}

void Session::handle(const ui::Intent& intent) {
    // Any other action of the player ends the suggestion.
    if (!intent.is<ui::intent::ToastExpired>()) stop_following();
    std::visit([this](const auto& wish) { carry_out(wish); }, intent.kinds());
    refresh();
}

void Session::media_preferences(const std::string& language, bool less_motion, bool more_contrast) {
    settings_.media_preferences(language, less_motion, more_contrast);
}

void Session::device_features(const ui::Device& device) {
    model_.device = device;
}

void Session::screen_filled(bool now) {
    model_.whole_screen = now;
}

void Session::settings_arrived(const std::string& settings) {
    settings_.arrived(settings);
}

void Session::carry_out(const ui::intent::ChangeSettings& wish) {
    settings_.choose(wish.settings);
    if (model_.settings.pace == ui::Pace::instant) woken();
}

void Session::carry_out(const ui::intent::FillScreen& wish) {
    platform_.fill_screen(wish.whole);
}

void Session::texts_fetched(Language language, std::string file) {
    // Another language was chosen meanwhile.
    if (language != model_.settings.language) return;
    forget_usual_names(model_.new_game.innkeepers);
    const std::optional<Text> refused = speak(language, std::move(file));
    if (refused) notify(Notice::Kind::error, std::string(say(*refused)));
    model_.settings.language = spoken_language().value_or(language);
    fill_seats(model_.new_game);
    refresh();
}

void Session::went_forward() {
    if (model_.screen != ui::Screen::title) return;
    if (current_) {
        model_.screen = actor(current_->game.state()).kind == ActorKind::nobody ? ui::Screen::end : ui::Screen::table;
        ask_computer();
    } else if (model_.resume) {
        platform_.fetch_save(model_.resume->slot, FetchPurpose::play, 0);
    }
    refresh();
}

void Session::carry_out(const ui::intent::StartGame&) {
    const ui::NewGame& choices = model_.new_game;
    if (check_setup(choices.setup)) return;
    std::vector<Innkeeper> innkeepers = choices.innkeepers;
    forget_usual_names(innkeepers);
    begin_new(Game(choices.setup, seed_from_text(choices.seed_text).value_or(platform_.random_number()),
                   std::move(innkeepers)),
              fresh_slot());
}

void Session::carry_out(const ui::intent::StartDaily&) {
    const Deal deal = daily_deal(platform_.today());
    begin_new(Game(deal.setup, deal.seed, default_innkeepers(deal.setup)), fresh_slot());
}

void Session::carry_out(const ui::intent::SameDealAgain&) {
    if (!current_) return;
    const Record& record = current_->game.record();
    const std::uint64_t seed = record.seed.value_or(platform_.random_number());
    const auto deal_again = [&](const auto& start) { return Game(start, seed, record.innkeepers); };
    begin_new(std::visit(deal_again, record.start), fresh_slot());
}

void Session::carry_out(const ui::intent::ChangeNewGame& wish) {
    model_.new_game = wish.new_game;
    fill_seats(model_.new_game);
}

void Session::carry_out(const ui::intent::ToTitle&) {
    looking_back_.close();
    carry_out(ui::intent::LeaveLesson{});
    if (std::exchange(model_.problem, std::nullopt)) current_.reset();
    aside_.reset();
    computer_.forget_thoughts();
    computer_.drop_plan();
    model_.screen = ui::Screen::title;
}

void Session::begin_new(Game game, std::string slot, std::optional<story::Story> told) {
    aside_.reset();
    host_declined_ = false;
    bring_to_table(CurrentGame{.game = std::move(game), .slot = std::move(slot), .story = std::move(told)});
}

void Session::bring_to_table(CurrentGame game) {
    looking_back_.close();
    lesson_.end();
    model_.problem.reset();
    model_.learning.reset();
    ++model_.game_number;
    computer_.drop_plan();
    followed_.clear();
    current_ = std::move(game);
    advance();
    current_->last_seat = person_asked(current_->game);
    may_unroll_ = false;
    waiting_ = {};
    next_.reset();
    next_error_.clear();
    forget_view();
    // These are about no game.
    if (model_.notice.kind != Notice::Kind::own_tab && model_.notice.kind != Notice::Kind::damaged) model_.notice = {};
    model_.own_best = bests_.before(current_->game);
    changed();
    if (current_->review) computer_.put_back(*std::exchange(current_->review, std::nullopt));
}

void Session::begin_opened(Opened opened, std::string slot, std::optional<story::Story> told) {
    begin_new(std::move(opened.game), std::move(slot), std::move(told));
    if (opened.fell_back)
        notify(Notice::Kind::toast, say(Text::session_fell_back, {{"reason", reason(*opened.fell_back)}}));
}

void Session::changed() {
    looking_back_.close();
    // A problem ends on the table, also in the last turn of a game.
    const bool over = actor(current_->game.state()).kind == ActorKind::nobody && !model_.problem;
    model_.screen = over ? ui::Screen::end : ui::Screen::table;
    sharing_.forget_links();
    // The solution of a problem stays the same.
    if (!model_.problem) computer_.forget_thoughts();
    // Actions taken back stay told until another one is played.
    if (current_->story && !current_->game.can_redo())
        story::set_game(*current_->story, current_->line, current_->game);
    // The computer's plan is not saved: it thinks again if the visit ends in the middle.
    if (!computer_.has_plan()) keep();
    ask_computer();
    refresh();
}

void Session::refresh() {
    model_.history = looking_back_.history();
    const bool tells = current_ && current_->story;
    shown_story_ = tells && current_->game.can_redo() ? std::optional(whole_story()) : std::nullopt;
    model_.story = shown_story_ ? &*shown_story_ : tells ? &*current_->story : nullptr;
    model_.line = current_ ? current_->line : 0;
    model_.by_letter = current_ && current_->by_letter;
    model_.game = pictured_                   ? &*pictured_
                  : model_.history != nullptr ? &model_.history->game()
                  : current_                  ? &current_->game
                                              : nullptr;
    model_.legal.clear();
    model_.curtain = playing() && !model_.lesson && !model_.problem &&
                     (current_->behind_curtain || needs_curtain(current_->game, current_->last_seat, model_.by_letter));
    // The computer's moves do not change it.
    if (!computer_.has_plan()) model_.can_undo = current_ && can_rewind(current_->game);
    model_.can_redo = current_ && current_->game.can_redo();
    model_.today = platform_.today();
    model_.best_today = bests_.of_deal(model_.today);
    model_.review = computer_.review();
    model_.following = !followed_.empty();
    if (model_.learning && model_.learning->from != model_.screen) model_.learning.reset();
    settings_.follow_wakefulness();
    const bool computer_acted = std::exchange(model_.thinking, std::nullopt).has_value();
    model_.lessons_done = bests_.lessons_done();
    problems_.refresh();
    model_.first_deeds = model_.settings.helping != ui::Helping::none ? bests_.deeds_to_come() : 0;
    if (!playing()) return;
    const Actor next = actor(current_->game.state());
    model_.curtain_since = unseen_since(current_->game, next.seat);
    if (next.kind == ActorKind::player && is_computer(current_->game, next.seat))
        model_.thinking = next.seat;
    else if (asked_person())
        legal_actions(current_->game.state(), model_.legal);
    if (computer_acted && model_.settings.vibration && asked_person()) platform_.vibrate(turn_buzz);
    if (ui::is_answered(model_.problem)) model_.can_undo = model_.can_redo = false;
    if (!model_.lesson) return;
    narrow(model_.legal, lesson_.step());
    model_.can_undo = lesson_.step().deed == ui::LessonDeed::undo;
    model_.can_redo = false;
}

void Session::carry_out(const ui::intent::EditText& wish) {
    ask({wish.field, wish.text, std::string(say(question_for(wish.field))),
         static_cast<int>(wish.field == ui::TextField::typed_line ? line_bytes
                          : wish.field == ui::TextField::note     ? story::max_note_bytes
                                                                  : max_name_bytes),
         wish.target, wish.seat,
         wish.field == ui::TextField::typed_line ? lines_to_type() : std::vector<std::string>()});
}

void Session::ask(TextQuestion question) {
    question.letters = model_.settings.text_size;
    platform_.ask_text(question);
}

void Session::text_entered(ui::TextField field, const std::string& text, int seat) {
    switch (field) {
        case ui::TextField::innkeeper_name:
            if (seat < 0 || seat >= static_cast<int>(model_.new_game.innkeepers.size())) break;
            model_.new_game.innkeepers[static_cast<std::size_t>(seat)].name = text;
            fill_seats(model_.new_game);
            break;
        case ui::TextField::seed: model_.new_game.seed_text = tidy_name(text); break;
        case ui::TextField::save_name: save_as(tidy_name(text)); break;
        case ui::TextField::link: open(text, false); break;
        case ui::TextField::copied: break;
        case ui::TextField::rules_search: model_.rules_search = tidy_name(text); break;
        case ui::TextField::typed_line: follow_line(text); break;
        case ui::TextField::note: write_note(tidy_name(text, story::max_note_bytes)); break;
    }
    refresh();
}

void Session::carry_out(const ui::intent::SearchRules& wish) {
    model_.rules_search = wish.text;
}

void Session::file_read(const std::string& content) {
    if (std::optional<Notice> said = results_.read_file(content))
        notify(*std::move(said));
    else
        open(content, false);
}

void Session::link_arrived(const std::string& link) {
    open(link, true);
}

void Session::bests_listed(std::vector<Best> bests, Part part) {
    if (bests_.listed(std::move(bests), part)) refresh();
}

void Session::results_listed(const std::vector<StoredResult>& results, Part part) {
    results_.listed(results, part);
}

void Session::carry_out(const ui::intent::ExportLedger&) {
    platform_.offer_file("innkeepers-ledger.json", results_.file());
}

void Session::carry_out(const ui::intent::EraseLedger&) {
    notify(Notice::Kind::erase_ledger, std::string(say(Text::ledger_erase_question)));
}

std::string Session::fresh_slot() {
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string slot = "game-";
    for (std::uint64_t number = platform_.random_number(); slot.size() < 5 + 12; number >>= 4U)
        slot += digits[static_cast<std::size_t>(number & 0xFU)];
    return slot;
}

}  // namespace tavern::app

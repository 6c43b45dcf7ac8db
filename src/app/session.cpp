#include "app/session.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/lessons.hpp"
#include "app/reasons.hpp"
#include "app/settings_json.hpp"
#include "app/turns.hpp"
#include "record/json.hpp"
#include "record/link/link.hpp"
#include "record/names.hpp"
#include "record/record_json.hpp"
#include "text/text.hpp"
#include "ui/model/keepers.hpp"

namespace tavern::app {
namespace {

using ui::Intent;
using ui::Notice;

// Intent::field of texts beyond the innkeepers' names.
constexpr int seed_field = 4;
constexpr int save_name_field = 5;
constexpr int link_field = 6;  // asked by app itself

constexpr std::size_t name_bytes = 40;
constexpr int link_bytes = 600'000;  // a file may be pasted, too

// What the eye needs, in milliseconds: for a step of the computer that something comes of, and for any other.
constexpr int long_look = 900;
constexpr int short_look = 250;

// How long it is felt, in milliseconds: that a die lies, and that one's turn has come.
constexpr int placed_buzz = 15;
constexpr int turn_buzz = 80;

// Between two steps of a suggestion that is followed, when things move at the normal pace.
constexpr int step_of_suggestion = 500;

constexpr std::string_view whitespace = " \t\r\n";

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(whitespace);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(whitespace) - begin + 1);
}

// An innkeeper for every seat, each with a name and a colour of its own.
void fill_seats(ui::NewGame& choices) {
    const std::size_t players = choices.setup.players;
    if (choices.innkeepers.size() > players) choices.innkeepers.resize(players);
    while (choices.innkeepers.size() < players) {
        Innkeeper next;
        const auto taken = [&](PlayerColor color) {
            return std::any_of(choices.innkeepers.begin(), choices.innkeepers.end(),
                               [color](const Innkeeper& other) { return other.color == color; });
        };
        while (taken(next.color))
            next.color = static_cast<PlayerColor>((static_cast<int>(next.color) + 1) % max_players);
        choices.innkeepers.push_back(next);
    }
    for (std::size_t seat = 0; seat < players; ++seat) {
        std::string& name = choices.innkeepers[seat].name;
        name = tidy_name(name);
        if (name.empty()) name = ui::free_name(choices, seat);
    }
    if (choices.setup.start_player >= players) choices.setup.start_player = 0;
}

std::string lesson_key(int number) {
    return "lesson-" + std::to_string(number + 1);
}

/** What a caption is no longer needed for once it was done. */
std::optional<ui::FirstDeed> first_deed(ActionKind kind) {
    switch (kind) {
        case ActionKind::take_die: return ui::FirstDeed::take;
        case ActionKind::place: return ui::FirstDeed::place;
        case ActionKind::ready: return ui::FirstDeed::ready;
        case ActionKind::serve: return ui::FirstDeed::serve;
        case ActionKind::buy:
        case ActionKind::recruit: return ui::FirstDeed::spend;
        case ActionKind::keep_guests:
        case ActionKind::start_over: return ui::FirstDeed::keep;
        default: return std::nullopt;
    }
}

std::string deed_key(int deed) {
    return "deed-" + std::to_string(deed + 1);
}

// How long a step of the computer is looked at.
int look_at(ui::Pace pace, ActionKind kind) {
    if (pace == ui::Pace::instant) return 0;
    if (pace == ui::Pace::brief) return short_look;
    switch (kind) {
        case ActionKind::ready:
        case ActionKind::end_turn:
        case ActionKind::turn_die:
        case ActionKind::keep_guests:
        case ActionKind::close: return short_look;
        default: return long_look;
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

std::string tidy_name(std::string_view text) {
    std::string name;
    for (const char sign : trimmed(text))
        if (static_cast<unsigned char>(sign) >= 0x20 && sign != 0x7F) name += sign;
    name.resize(beginning_of(name, name_bytes).size());
    name = without_pictures(std::move(name));
    if (!is_utf8(name) || is_invisible(name)) name.clear();
    return name;
}

Session::Session(Page& page, std::string address) : page_(page), address_(std::move(address)) {
    fill_seats(model_.new_game);
    refresh();
}

bool Session::take_reset() {
    return std::exchange(reset_, false);
}

void Session::handle(const Intent& intent) {
    using Kind = Intent::Kind;
    // Whoever does something else meanwhile goes on alone.
    stop_following();
    switch (intent.kind) {
        case Kind::act: act(intent.action); break;
        case Kind::take_back:
            if (model_.lesson || !asked_person() || !app::take_back(*game_, intent.action)) break;
            take_over();
            changed();
            break;
        case Kind::undo: undo(); break;
        case Kind::redo:
            if (!playing() || model_.lesson || !game_->can_redo()) break;
            planned_.clear();
            take_over();
            app::redo(*game_);
            if (asked_person()) last_seat_ = actor(game_->state()).seat;
            changed();
            break;
        case Kind::lift_curtain:
            behind_curtain_ = false;
            if (game_) last_seat_ = actor(game_->state()).seat;
            break;
        case Kind::start_game: start_game(); break;
        case Kind::change_new_game:
            model_.new_game = intent.new_game;
            fill_seats(model_.new_game);
            break;
        case Kind::start_daily: start_daily(); break;
        case Kind::resume:
            if (model_.resume) page_.fetch(model_.resume->slot, FetchPurpose::play);
            break;
        case Kind::to_title:
            close_history();
            leave_lesson();
            forget_thoughts();
            planned_.clear();
            model_.screen = ui::Screen::title;
            break;
        case Kind::same_deal_again: same_deal_again(); break;
        case Kind::edit_text:
            page_.ask_text({intent.field, intent.text,
                            std::string(say(intent.field < seed_field                ? Text::session_ask_name
                                            : intent.field == save_name_field        ? Text::session_ask_save_name
                                            : intent.field == ui::rules_search_field ? Text::rules_search
                                                                                     : Text::session_ask_seed)),
                            static_cast<int>(name_bytes), intent.target});
            break;
        case Kind::open_share: open_share(intent.field == 0); break;
        case Kind::copy_link:
            if (!game_) break;
            make_links();
            page_.copy(link_of(static_cast<ui::LinkKind>(intent.field)));
            break;
        case Kind::send_link: send_link(static_cast<ui::LinkKind>(intent.field)); break;
        case Kind::copy_text:
            if (!game_) break;
            make_links();
            page_.copy(game_in_words());
            break;
        case Kind::share_picture:
            if (!game_) break;
            if (model_.notice.kind == Notice::Kind::toast) model_.notice = {};
            page_.share_picture(file_name(".png"));
            break;
        case Kind::open_link_prompt:
            page_.ask_text({link_field, {}, std::string(say(Text::session_ask_link)), link_bytes});
            break;
        case Kind::save_as: text_entered(save_name_field, intent.text); break;
        case Kind::load_save: page_.fetch(intent.text, FetchPurpose::play); break;
        case Kind::delete_save:
            if (const ui::SaveEntry* save = find_save(intent.text)) {
                waiting_ = {.slot = save->slot};
                tell(Notice::Kind::delete_save,
                     say(Text::session_delete_save, {{"name", save->name.empty() ? save->summary : save->name}}));
            }
            break;
        case Kind::delete_finished:
            tell(Notice::Kind::delete_finished,
                 say(Text::keeping_delete_finished, {{"count", ui::finished_saves(model_)}}));
            break;
        case Kind::export_damaged: page_.damage_told(true); break;
        case Kind::export_save: page_.fetch(intent.text, FetchPurpose::export_file); break;
        case Kind::export_game:
            if (game_) export_game();
            break;
        case Kind::import_file: page_.pick_file(); break;
        case Kind::answer_yes: answer(true); break;
        case Kind::answer_no: answer(false); break;
        case Kind::change_settings:
            choose_settings(intent.settings);
            page_.keep_settings(write_settings(own_settings_));
            follow_language();
            if (model_.settings.pace == ui::Pace::instant) woken();
            break;
        case Kind::fill_screen: page_.fill_screen(intent.field == 1); break;
        case Kind::ask_hint: ask_hint(); break;
        case Kind::close_hint: model_.hint_open = false; break;
        case Kind::follow_hint: follow_hint(static_cast<std::size_t>(intent.field)); break;
        case Kind::open_review: open_review(); break;
        case Kind::close_review:
            if (model_.screen == ui::Screen::review) model_.screen = ui::Screen::end;
            break;
        case Kind::search_rules: model_.rules_search = intent.text; break;
        case Kind::open_lesson: open_lesson(intent.field); break;
        case Kind::next_step:
            if (model_.lesson) next_step();
            break;
        case Kind::back_step: back_step(); break;
        case Kind::leave_lesson: leave_lesson(); break;
        case Kind::play_on_from: play_on_from(static_cast<std::size_t>(intent.field)); break;
        case Kind::look_back: look_back(intent.field); break;
        case Kind::play_history: play_history(); break;
        case Kind::leave_history: leave_history(); break;
        case Kind::open_own_tab: open_own_tab(); break;
        case Kind::export_ledger: page_.offer_file("innkeepers-ledger.json", ledger_file(model_.results)); break;
        case Kind::erase_ledger: tell(Notice::Kind::erase_ledger, std::string(say(Text::ledger_erase_question))); break;
    }
    refresh();
}

void Session::device_asks(const std::string& language, bool less_motion, bool more_contrast) {
    ui::Settings& first = model_.first_settings;
    if (language.rfind("de", 0) == 0) first.language = Language::german;
    if (language.rfind("nl", 0) == 0) first.language = Language::dutch;
    first.strong_contrast = more_contrast;
    model_.less_motion = less_motion;
    if (!settings_chosen_) own_settings_ = first;
    follow_settings();
}

void Session::device_is(const ui::Device& device) {
    model_.device = device;
}

void Session::screen_filled(bool now) {
    model_.whole_screen = now;
}

void Session::settings_arrived(const std::string& settings) {
    if (settings.empty() || settings_chosen_) return;
    if (!are_settings(settings)) return page_.set_aside("settings", {"chosen"});
    settings_chosen_ = true;
    own_settings_ = read_settings(settings, model_.first_settings);
    follow_settings();
}

void Session::follow_language() {
    if (model_.settings.language != spoken_language()) page_.fetch_texts(model_.settings.language);
}

void Session::follow_wakefulness() {
    const bool awake = model_.settings.stay_awake && model_.game != nullptr && model_.screen != ui::Screen::title;
    if (std::exchange(stays_awake_, awake) != awake) page_.stay_awake(awake);
}

void Session::act(Action action) {
    const std::optional<int> seat = asked_person();
    if (!seat || (model_.lesson && model_.legal.rank(action) < 0) || game_->act(action)) return;
    if (model_.settings.vibration && action.kind() == ActionKind::place) page_.vibrate(placed_buzz);
    if (model_.lesson) {
        answer_neighbours(*game_);
        refresh();
        if (finishes(lesson_step(), model_.legal)) next_step();
        return;
    }
    if (const std::optional<ui::FirstDeed> deed = first_deed(action.kind())) {
        const std::string key = deed_key(static_cast<int>(*deed));
        if (!best_of(key)) page_.keep_best({key, 1});
    }
    acted(*seat);
}

void Session::take_over() {
    if (std::exchange(from_link_, false)) slot_ = fresh_slot();
}

void Session::acted(int seat) {
    take_over();
    // Not before: what has one answer may be part of the suggestion.
    if (followed_.empty()) advance();
    last_seat_ = seat;
    may_unroll_ = false;
    count_points();
    count_result();
    changed();
}

void Session::advance() {
    answer_forced(*game_);
    // A record that was played with other dice than ours has no dealer: here chance goes on by itself.
    while (actor(game_->state()).kind == ActorKind::chance) {
        if (game_->act(Dealer(page_.random_number()).deal(game_->state()))) return;
        answer_forced(*game_);
    }
}

std::optional<int> Session::asked_person() const {
    if (!playing() || model_.curtain) return std::nullopt;
    const Actor who = actor(game_->state());
    if (who.kind != ActorKind::player || is_computer(*game_, who.seat)) return std::nullopt;
    return who.seat;
}

void Session::ask_computer() {
    const Actor who = actor(game_->state());
    if (!playing() || who.kind != ActorKind::player || !is_computer(*game_, who.seat) || !planned_.empty()) return;
    const Record& record = game_->record();
    think({Task::Kind::decide,
           0,
           player_of(record.innkeepers[static_cast<std::size_t>(who.seat)].keeper),
           record.seed.value_or(0),
           game_->state(),
           {}});
    if (!resting_) rest(model_.settings.pace == ui::Pace::instant ? 0 : short_look);
}

void Session::think(Task task) {
    task.number = ++task_;
    page_.think(task);
}

void Session::forget_thoughts() {
    ++task_;
    model_.hint_open = false;
    model_.advice.reset();
    review_.reset();
}

void Session::rest(int milliseconds) {
    resting_ = milliseconds > 0;
    if (resting_) page_.wake_after(milliseconds);
}

void Session::texts_fetched(Language language, std::string file) {
    // Another one was chosen meanwhile.
    if (language != model_.settings.language) return;
    const bool missing = file.empty() && language != Language::english;
    const std::optional<Text> refused = missing ? Text::language_missing : speak(language, std::move(file));
    if (refused) tell(Notice::Kind::error, std::string(say(*refused)));
    model_.settings.language = spoken_language();
    refresh();
}

void Session::woken() {
    resting_ = false;
    go_on_in_history();
    if (playing() && !followed_.empty())
        play_followed();
    else if (playing() && !planned_.empty())
        play_planned();
}

void Session::play_planned() {
    Action action;
    do {
        action = planned_.back();
        planned_.pop_back();
        if (game_->act(action)) {
            // The game goes on, whatever was thought.
            planned_.clear();
            ActionList legal;
            legal_actions(game_->state(), legal);
            static_cast<void>(game_->act(legal[legal.size() - 1]));
        }
    } while (model_.settings.pace == ui::Pace::instant && !planned_.empty());
    // Not before: what has one answer may be part of the plan.
    if (planned_.empty()) advance();
    count_result();
    rest(look_at(model_.settings.pace, action.kind()));
    changed();
}

void Session::thought(Thought thought) {
    if (thought.number != task_) return;
    switch (thought.kind) {
        case Task::Kind::decide:
            planned_.assign(thought.actions.rbegin(), thought.actions.rend());
            // Whoever has nothing to say is taken at the last word.
            if (planned_.empty()) planned_.emplace_back();
            if (!resting_ && playing()) play_planned();
            break;
        case Task::Kind::advise: model_.advice = std::move(thought.advice); break;
        case Task::Kind::review:
            review_ = std::move(thought.review);
            model_.review_progress = thought.progress;
            break;
    }
    refresh();
}

void Session::thinking_failed() {
    tell(Notice::Kind::toast, std::string(say(Text::session_thinking_failed)));
}

void Session::went_forward() {
    if (model_.screen != ui::Screen::title) return;
    if (game_) {
        model_.screen = actor(game_->state()).kind == ActorKind::nobody ? ui::Screen::end : ui::Screen::table;
        ask_computer();
    } else if (model_.resume) {
        page_.fetch(model_.resume->slot, FetchPurpose::play);
    }
    refresh();
}

void Session::ask_hint() {
    if (!asked_person() || model_.lesson) return;
    model_.hint_open = true;
    if (!model_.advice) think({Task::Kind::advise, 0, {}, 0, game_->state(), {}});
}

void Session::follow_hint(std::size_t suggestion) {
    if (!asked_person() || !model_.advice || suggestion >= model_.advice->suggestions.size()) return;
    for (const Action action : model_.advice->suggestions[suggestion].actions) {
        // The person looks at what was done and ends the part of the turn; where that comes first, it is all.
        const bool ends = action.kind() == ActionKind::ready || action.kind() == ActionKind::end_turn;
        if (!ends || followed_.empty()) followed_.push_back(action);
        if (ends) break;
    }
    std::reverse(followed_.begin(), followed_.end());
    play_followed();
}

void Session::play_followed() {
    const std::optional<int> seat = asked_person();
    const ui::Motion motion = ui::motion_of(model_);
    if (!seat) return stop_following();
    do {
        const Action action = followed_.back();
        followed_.pop_back();
        if (asked_person() != seat || game_->act(action)) followed_.clear();
    } while (motion == ui::Motion::instant && !followed_.empty());
    acted(*seat);
    if (!followed_.empty()) rest(motion == ui::Motion::fast ? step_of_suggestion / 2 : step_of_suggestion);
}

void Session::stop_following() {
    if (std::exchange(followed_, {}).empty() || !playing()) return;
    // An answer that is the only one, and chance that nobody deals, waited for the end of the suggestion.
    advance();
    count_points();
    count_result();
    changed();
}

void Session::open_review() {
    if (model_.screen != ui::Screen::end) return;
    model_.screen = ui::Screen::review;
    if (review_) return;
    review_.emplace();
    model_.review_progress = 0;
    Task task;
    task.kind = Task::Kind::review;
    task.game = json_of(*game_).write();
    think(std::move(task));
}

void Session::play_on_from(std::size_t player_actions) {
    if (!game_) return;
    Record record = game_->record();
    record.actions.resize(std::min(player_actions, game_->player_actions()));
    Result<Game> game = Game::load(std::move(record));
    if (!game) return;
    begin(std::move(*game), fresh_slot());
    tell(Notice::Kind::toast, std::string(say(Text::session_played_on)));
}

void Session::undo() {
    if (!game_ || model_.lesson) return;
    const std::optional<Rewind> back = rewind_of(*game_);
    if (!back) return;
    if (back->free || may_unroll_)
        rewind();
    else
        tell(Notice::Kind::undo_chance, std::string(say(Text::session_undo_chance)));
}

void Session::rewind() {
    const std::optional<Rewind> back = game_ ? rewind_of(*game_) : std::nullopt;
    if (!back) return;
    planned_.clear();
    take_over();
    game_->go_to(back->player_actions);
    // Who takes back sits at the device already.
    last_seat_ = actor(game_->state()).seat;
    reset_ = true;
    changed();
}

void Session::start_game() {
    const ui::NewGame& choices = model_.new_game;
    if (check_setup(choices.setup)) return;
    std::vector<Innkeeper> innkeepers = choices.innkeepers;
    for (std::size_t seat = 0; seat < innkeepers.size(); ++seat)  // a usual name is not recorded
        if (innkeepers[seat].name == usual_name(static_cast<int>(seat))) innkeepers[seat].name.clear();
    begin(Game(choices.setup, seed_from_text(choices.seed_text).value_or(page_.random_number()), std::move(innkeepers)),
          fresh_slot());
}

void Session::start_daily() {
    const Deal deal = daily_deal(page_.today());
    begin(Game(deal.setup, deal.seed, default_innkeepers(deal.setup)), fresh_slot());
}

void Session::same_deal_again() {
    if (!game_) return;
    const Record& record = game_->record();
    const std::uint64_t seed = record.seed.value_or(page_.random_number());
    begin(
        record.position ? Game(*record.position, seed, record.innkeepers) : Game(record.setup, seed, record.innkeepers),
        fresh_slot());
}

void Session::open_lesson(int number) {
    if (number < 0 || number >= ui::lesson_count) return;
    leave_history();
    if (playing() && !model_.lesson) aside_ = std::move(game_);
    // Any other game ends here, and what the page around may do with it.
    of_host_ = of_host_ && aside_.has_value();
    forget_thoughts();
    planned_.clear();
    game_ = lesson_game(number);
    last_seat_ = 0;
    model_.lesson = ui::LessonPlace{number, 0};
    lesson_steps_ = {game_->player_actions()};
    model_.screen = ui::Screen::table;
    reset_ = true;
}

const ui::LessonStep& Session::lesson_step() const {
    return ui::lesson(model_.lesson->lesson).steps[static_cast<std::size_t>(model_.lesson->step)];
}

void Session::next_step() {
    ui::LessonPlace& place = *model_.lesson;
    if (++place.step < ui::lesson(place.lesson).length) {
        lesson_steps_.push_back(game_->player_actions());
        return;
    }
    page_.keep_best({lesson_key(place.lesson), 1});
    if (place.lesson + 1 < ui::lesson_count)
        open_lesson(place.lesson + 1);
    else
        leave_lesson();
}

void Session::back_step() {
    if (!model_.lesson || model_.lesson->step == 0) return;
    --model_.lesson->step;
    lesson_steps_.pop_back();
    game_->go_to(lesson_steps_.back());
    reset_ = true;
}

void Session::leave_lesson() {
    if (!model_.lesson) return;
    model_.lesson.reset();
    reset_ = true;
    game_ = std::exchange(aside_, std::nullopt);
    model_.screen = game_ ? ui::Screen::table : ui::Screen::title;
    if (game_) changed();
}

void Session::begin(Game game, std::string slot) {
    close_history();
    model_.lesson.reset();
    aside_.reset();
    planned_.clear();
    followed_.clear();
    game_ = std::move(game);
    slot_ = std::move(slot);
    from_link_ = false;
    advance();
    const Actor first = actor(game_->state());
    last_seat_ = first.kind == ActorKind::player && !is_computer(*game_, first.seat) ? first.seat : -1;
    may_unroll_ = false;
    of_host_ = host_declined_ = false;
    behind_curtain_ = model_.by_letter = false;
    next_ = {};
    reset_ = true;
    if (model_.notice.kind != Notice::Kind::own_tab) model_.notice = {};
    model_.own_best = own_best();
    changed();
}

void Session::begin(Opened opened, std::string slot) {
    begin(std::move(opened.game), std::move(slot));
    if (opened.fell_back)
        tell(Notice::Kind::toast, say(Text::session_fell_back, {{"reason", reason(*opened.fell_back)}}));
}

void Session::changed() {
    close_history();
    const bool over = actor(game_->state()).kind == ActorKind::nobody;
    model_.screen = over ? ui::Screen::end : ui::Screen::table;
    model_.link.clear();
    model_.position_link.clear();
    model_.turn_link.clear();
    forget_thoughts();
    // What the computer means to do is found out again after a visit that ended in the middle of it.
    if (planned_.empty() && !slot_.empty()) keep(slot_, {});
    ask_computer();
    refresh();
}

void Session::refresh() {
    model_.history = history_ ? &*history_ : nullptr;
    model_.game = history_ ? &history_->game() : game_ ? &*game_ : nullptr;
    model_.legal.clear();
    model_.curtain =
        playing() && !model_.lesson && (behind_curtain_ || needs_curtain(*game_, last_seat_, model_.by_letter));
    // The computer's moves change nothing of it.
    if (planned_.empty()) model_.can_undo = game_ && can_rewind(*game_);
    model_.can_redo = game_ && game_->can_redo();
    model_.today = page_.today();
    model_.best_today = best_of(text_of(model_.today));
    model_.review = review_ ? &*review_ : nullptr;
    follow_wakefulness();
    const bool computer_acted = std::exchange(model_.thinking, std::nullopt).has_value();
    for (int number = 0; number < ui::lesson_count; ++number)
        if (best_of(lesson_key(number))) model_.lessons_done |= 1U << static_cast<unsigned>(number);
    model_.first_deeds = 0;
    for (int deed = 0; deed < ui::first_deed_kinds; ++deed)
        if (model_.settings.helping != ui::Helping::none && !best_of(deed_key(deed)))
            model_.first_deeds |= 1U << static_cast<unsigned>(deed);
    if (!playing()) return;
    const Actor next = actor(game_->state());
    model_.curtain_since = unseen_since(*game_, next.seat);
    if (next.kind == ActorKind::player && is_computer(*game_, next.seat))
        model_.thinking = next.seat;
    else if (asked_person())
        legal_actions(game_->state(), model_.legal);
    if (computer_acted && model_.settings.vibration && asked_person()) page_.vibrate(turn_buzz);
    if (!model_.lesson) return;
    narrow(model_.legal, lesson_step());
    model_.can_undo = model_.can_redo = false;
}

void Session::text_entered(int field, const std::string& text) {
    if (field == link_field) {
        open(text, false);
    } else if (field == save_name_field) {
        const std::string name = tidy_name(text);
        if (game_ && !name.empty()) {
            keep(fresh_slot(), name);
            tell(Notice::Kind::toast, say(Text::session_saved_as, {{"name", name}}));
        }
    } else if (field == ui::rules_search_field) {
        model_.rules_search = tidy_name(text);
    } else if (field == seed_field) {
        model_.new_game.seed_text = tidy_name(text);
    } else if (field >= 0 && field < static_cast<int>(model_.new_game.innkeepers.size())) {
        model_.new_game.innkeepers[static_cast<std::size_t>(field)].name = text;
        fill_seats(model_.new_game);
    }
    refresh();
}

void Session::file_read(const std::string& content) {
    if (!read_ledger(content)) open(content, false);
}

void Session::link_arrived(const std::string& link) {
    open(link, true);
}

void Session::answer(bool yes) {
    const Notice::Kind asked = std::exchange(model_.notice, {}).kind;
    Waiting waiting = std::exchange(waiting_, {});
    Waiting next = std::exchange(next_, {});
    host_declined_ = host_declined_ || (!yes && waiting.of_host);
    if (asked == Notice::Kind::damaged) page_.damage_told(yes);
    if (yes) do_what_waited(asked, std::move(waiting));
    tell_trouble();
    tell_damage();
    if (next.opened) offer(std::move(next));
}

void Session::do_what_waited(Notice::Kind asked, Waiting waiting) {
    if (asked == Notice::Kind::replace_game && waiting.opened) {
        begin_from_elsewhere(std::move(waiting));
    } else if (asked == Notice::Kind::undo_chance) {
        may_unroll_ = true;
        rewind();
    } else if (asked == Notice::Kind::erase_ledger) {
        page_.erase_results();
    } else if (asked == Notice::Kind::not_kept) {
        export_game();
    } else if (asked == Notice::Kind::unreadable) {
        page_.fetch(waiting.slot, FetchPurpose::export_file);
    } else if (asked == Notice::Kind::delete_finished) {
        drop_finished();
    } else if (asked == Notice::Kind::delete_save) {
        page_.drop({waiting.slot});
        // The game at hand goes on, from now on kept elsewhere.
        if (waiting.slot == slot_) slot_ = fresh_slot();
    }
}

bool Session::tell(Notice::Kind kind, std::string text) {
    // A question that waits for its answer is not talked over.
    const bool asked = model_.notice.kind > Notice::Kind::toast;
    if (kind <= Notice::Kind::toast && asked) return false;
    model_.notice = {kind, std::move(text)};
    return true;
}

std::string Session::fresh_slot() {
    static constexpr std::string_view digits = "0123456789abcdef";
    std::string slot = "game-";
    for (std::uint64_t number = page_.random_number(); slot.size() < 5 + 12; number >>= 4U)
        slot += digits[static_cast<std::size_t>(number & 0xFU)];
    return slot;
}

}  // namespace tavern::app

#include "scene.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include "ai/turn/start_of_turn.hpp"
#include "app/lessons/lessons.hpp"
#include "dice_cup.hpp"
#include "eager.hpp"
#include "problems/pack.hpp"
#include "record/link/link.hpp"
#include "record/names.hpp"
#include "scroll_to.hpp"
#include "text/text.hpp"
#include "told.hpp"
#include "typed/position.hpp"

namespace tavern::look {
namespace {

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/** The value of a name, or the default if there is none. An unknown name would show the wrong scene. */
template <class Enum>
Enum value_named(const std::string& name, Enum otherwise) {
    if (name.empty()) return otherwise;
    const auto value = value_of<Enum>(name);
    if (!value) throw std::invalid_argument("there is no " + name);
    return *value;
}

/** Prefers to place, serve, buy and upgrade before ending anything. */
Action choose(const ActionList& legal, ui::DiceCup& dice) {
    const std::vector<Action> eager = eager_actions(legal);
    if (!eager.empty() && (eager.size() > 1 || dice.below(8) != 0)) return eager[dice.below(eager.size())];
    return legal[static_cast<int>(dice.below(static_cast<std::size_t>(legal.size())))];
}

PlayerType keeper_of(const std::string& levels, std::size_t seat) {
    return seat < levels.size() ? static_cast<PlayerType>(levels[seat] - '0') : PlayerType::person;
}

/** The turn that begins with these actions, to its end. */
std::vector<Action> rest_of_turn(const State& state, std::vector<Action> turn, ui::DiceCup& dice) {
    State after = start_of_turn(state, actor(state).seat);
    Effects effects;
    const auto play = [&](Action action) {
        effects.clear();
        return !apply(after, action, effects);
    };
    for (const Action action : turn)
        if (!play(action)) return turn;
    const auto serves = [&] {
        effects.clear();
        go_past_chance(after, effects);
        return after.phase == Phase::serving && actor(after).seat == actor(state).seat;
    };
    while (serves() && turn.back().kind() != ActionKind::end_turn) {
        ActionList legal;
        legal_actions(after, legal);
        turn.push_back(choose(legal, dice));
        if (!play(turn.back())) break;
    }
    return turn;
}

/** Advice that is legal, not clever. */
Advice made_up_advice(const State& state, int count, int reason = 0) {
    Advice advice;
    ui::DiceCup dice(5);
    for (int index = 0; index < count; ++index) {
        Suggestion suggestion;
        State after = state;
        Effects effects;
        const Question asked = question(state);
        while (question(after) == asked && actor(after).seat == actor(state).seat && suggestion.actions.size() < 8) {
            ActionList legal;
            legal_actions(after, legal);
            suggestion.actions.push_back(choose(legal, dice));
            if (apply(after, suggestion.actions.back(), effects)) break;
            if (asked != Question::plan && asked != Question::serve) break;
        }
        if (asked == Question::plan || asked == Question::serve)
            suggestion.turn = rest_of_turn(state, suggestion.actions, dice);
        suggestion.value = 10240 - 140 * index;
        suggestion.reason = static_cast<Reason>((reason + index) % 12);
        suggestion.a = 2;
        suggestion.b = index == 0 ? 6 : 2;
        advice.suggestions.push_back(suggestion);
    }
    advice.exact = count > 2;
    const Action best = advice.suggestions.empty() ? Action() : advice.suggestions.front().actions.front();
    for (Face face = 1; state.phase == Phase::draft && face <= faces; ++face)
        if (state.players[static_cast<std::size_t>(actor(state).seat)].coaster.has(face) && face != best.a())
            advice.dice.push_back({face, -100, -140});
    return advice;
}

/** A review that is legal, not true. */
Review made_up_review(const Game& game, int count) {
    Review review;
    for (int round = 0; round <= 8; ++round) {
        WinProbabilities win_probabilities{};
        const int players = game.state().setup.players;
        for (int seat = 0; seat < players; ++seat)
            win_probabilities[static_cast<std::size_t>(seat)] =
                100 / players + (seat == 0 ? 5 : -5 / (players - 1)) * round;
        review.win_probabilities.push_back(win_probabilities);
    }
    const std::size_t all = game.record().actions.size();
    for (std::size_t at = all / 9; review.mistakes.size() < static_cast<std::size_t>(count) && at < all; ++at) {
        Game moment = game;
        moment.go_to(at);
        const Question asked = question(moment.state());
        const auto made = static_cast<int>(review.mistakes.size());
        if (asked != (made % 3 == 1 ? Question::take_die : made % 3 == 2 ? Question::serve : Question::plan)) continue;
        const Advice advice = made_up_advice(moment.state(), 2);
        Mistake mistake;
        mistake.player_actions = at;
        mistake.seat = actor(moment.state()).seat;
        mistake.round = moment.state().round;
        mistake.question = asked;
        mistake.better = advice.suggestions[0];
        mistake.played = advice.suggestions[1];
        mistake.cost = 190 - 20 * made;
        mistake.error = 40;
        review.mistakes.push_back(mistake);
        at += all / 11;
    }
    review.luck = {-710, 480, 230, -60};
    review.decisions.fill(58);
    return review;
}

/** The same moment with many tables, cards and dice in the acting player's tavern: the worst case. */
Game full_tavern(const Game& game, int tables, const std::vector<Innkeeper>& innkeepers) {
    State state = game.state();
    Player& player = state.players[actor(state).seat];
    const Card guests[] = {
        Card::noble,           Card::regular_2,     Card::guest_3,   Card::guest_5,           Card::guest_4_reputation,
        Card::guest_8_thalers, Card::guest_7_table, Card::regular_1, Card::guest_6_monastery, Card::guest_4_barback};
    player.tables = player.seated = static_cast<std::uint8_t>(tables);
    player.nobles = 2;
    for (int seat = 0; seat < tables; ++seat) {
        Seat& here = player.seats[static_cast<std::size_t>(seat)];
        here.guest = guests[seat % 10];
        here.die = seat % 3 == 1 ? SpaceDie(facts(here.guest).pips, seat % 2 == 0) : SpaceDie();
    }
    player.staff[index_of(Card::dishwasher)] = 4;
    player.staff[index_of(Card::server)] = 3;
    player.staff[index_of(Card::barback)] = 2;
    player.staff[index_of(Card::bard)] = 2;
    player.staff[index_of(Card::brewer)] = 3;
    player.dishwashers = 4;
    player.brewer_white.add(1);
    player.brewer_white.add(6);
    player.brewer_own.add(6);
    player.counter_guests = 3;
    player.thalers = 14;
    player.beer = 9;
    return Game(state, 1, innkeepers);
}

/** A lesson of the tutorial with its first steps done. */
Game game_of_lesson(int lesson, int steps) {
    if (lesson >= ui::lesson_count || steps < 0 || steps >= ui::lesson(lesson).length())
        throw std::invalid_argument("there is no such step of a lesson");
    Game game = app::lesson_game(lesson);
    for (int done = 0; done < steps; ++done) {
        const ui::LessonStep& step = ui::lesson(lesson).steps[static_cast<std::size_t>(done)];
        if (step.deed == ui::LessonDeed::undo) game.undo();
        if (ui::only_says(step) || step.deed != ui::LessonDeed::none) continue;
        ActionList legal;
        do {
            legal_actions(game.state(), legal);
            app::narrow(legal, step);
            if (!legal.empty()) static_cast<void>(game.act(legal[0]));
            app::answer_neighbours(game);
        } while (step.all && !legal.empty());
    }
    return game;
}

/** So many problems tried, of each theme some solved; 0: the pack is not here yet. */
std::optional<ui::ProblemList> made_up_list(int tried) {
    if (tried == 0) return std::nullopt;
    ui::ProblemList list{.own = {3, 17}, .due = tried / 3, .best_rush = 7};
    for (int theme = 0; theme < static_cast<int>(problems::themes); ++theme)
        list.themes[static_cast<std::size_t>(theme)] = {std::min(60, tried * theme / 11), 60};
    for (int day = 0; day < tried; ++day) list.firsts.push_back({day, 600 + 30 * day, day % 3 > 0});
    return list;
}

/** The link of the first problem of the pack at this question; its lines move when the pack changes. */
std::string problem_link_of(Question asked) {
    const std::filesystem::path pack = std::filesystem::path(TAVERNS_SOURCE_FOLDER) / "assets/problems/pack.txt";
    for (const problems::PackedProblem& packed : problems::pack_of(read_file(pack))) {
        const auto problem = problems::open_problem(packed.link);
        if (problem && question(problem->state) == asked) return packed.link;
    }
    throw std::invalid_argument("there is no problem at " + std::string(id_of(asked)));
}

/** Nothing if the scene shows no problem. */
std::optional<std::string> problem_link_of(const Options& options) {
    const std::string asked = options.word("problem");
    if (asked.empty()) return std::nullopt;
    return problem_link_of(value_named(asked, Question::nothing));
}

/** Plays at random up to the moment in the options. */
Game game_of(const Options& options) {
    if (const auto link = problem_link_of(options)) return *open_link(*link, 1);
    if (const int lesson = options.number("lesson", 0); lesson > 0)
        return game_of_lesson(lesson - 1, options.number("step", 1) - 1);
    Setup setup;
    setup.players = static_cast<std::uint8_t>(options.number("players", 3));
    setup.module = static_cast<std::uint8_t>(options.number("module", 5));
    const char* names[] = {"Anna", "Bram", "Clara", "Dorothea"};
    std::vector<Innkeeper> innkeepers;
    for (int seat = 0; seat < setup.players; ++seat)
        innkeepers.push_back({names[seat], static_cast<PlayerColor>(seat),
                              keeper_of(options.word("keepers"), static_cast<std::size_t>(seat))});
    Game game(setup, static_cast<std::uint64_t>(options.number("seed", 7)), innkeepers);
    ui::DiceCup dice(static_cast<unsigned>(options.number("seed", 7)));
    const Phase phase = value_named(options.word("phase"), Phase::planning);
    const int round = options.number("round", 5);
    const auto step = [&] {
        ActionList legal;
        legal_actions(game.state(), legal);
        if (legal.empty() || actor(game.state()).kind != ActorKind::player) return false;
        return !game.act(choose(legal, dice)).has_value();
    };
    while ((game.state().round < round || (game.state().round == round && game.state().phase < phase)) && step()) {
    }
    if (const std::string asked = options.word("question"); !asked.empty()) {
        const Question wanted = value_named(asked, Question::nothing);
        while (question(game.state()) != wanted && step()) {
        }
    }
    for (int extra = options.number("actions", 0); extra > 0 && step(); --extra) {
    }
    if (options.number("full", 0) > 0) return full_tavern(game, options.number("full", 0), innkeepers);
    if (options.number("hinted", 0) != 0) game.mark_hinted();
    return game;
}

/** Results of a player who improves. */
std::vector<GameResult> made_up_results(int count) {
    std::vector<GameResult> results;
    for (int number = 0; number < count; ++number) {
        GameResult result;
        result.id = "game-" + std::to_string(number);
        result.ended_at = number;
        result.module = 1 + number % 5;
        result.player_types = {PlayerType::person};
        const int others = number % 4;
        for (int other = 0; other < others; ++other)
            result.player_types.push_back(static_cast<PlayerType>((number + other * 3) % 6));
        const int points = 48 + number * 3 + number * 37 % 41;
        result.sources = {points / 6, points / 5, points / 2, number % 4, 0};
        result.sources[4] = points - result.sources[0] - result.sources[1] - result.sources[2] - result.sources[3];
        result.points.assign(result.player_types.size(), points - 9 + number % 3 * 9);
        result.points[0] = points;
        result.won = number % 3 != 2;
        result.best_round = 5 + number % 4;
        result.best_points = points / 4;
        if (others == 0) result.deal = Date{2026, 11, 10 + number / 4};
        result.hinted = number % 5 == 3;
        if (number > 4) result.faces = FaceCounts{31 + number % 3, 28, 40, 33 - number % 2, 29, 37};
        if (number % 3 != 1)
            result.review = Balance{number * 37 % 19 * 100 - 900, 21'000 - number * 370 + number % 4 * 1500, 98};
        results.push_back(std::move(result));
    }
    return results;
}

/** One to four innkeepers, so that all are shown. */
std::vector<ui::KeptInnkeeper> kept_innkeepers(int save) {
    const int count = save % max_players + 1;
    std::vector<ui::KeptInnkeeper> innkeepers;
    for (int seat = 0; seat < count; ++seat)
        innkeepers.push_back(
            {std::string(usual_name(seat)), 12 * save + 68 + 3 * seat, static_cast<PlayerColor>(seat)});
    return innkeepers;
}

Text told_by(ui::Notice::Kind kind) {
    using Kind = ui::Notice::Kind;
    switch (kind) {
        case Kind::error: return Text::keeping_nothing_left;
        case Kind::replace_game: return Text::session_replace_game;
        case Kind::not_kept: return Text::storage_trouble_newer;
        case Kind::damaged: return Text::keeping_damaged;
        case Kind::delete_finished: return Text::keeping_delete_finished;
        default: return Text::session_played_on;
    }
}

ui::Model model_of(const Options& options, const Game& game, Review& review) {
    ui::Model model;
    const std::string screen = options.word("screen");
    if (!screen.empty() && screen != "title" && screen != "curtain")
        throw std::invalid_argument("there is no screen " + screen);
    const Setup setup = game.state().setup;
    model.screen = screen == "title"                   ? ui::Screen::title
                   : game.state().phase == Phase::over ? ui::Screen::end
                                                       : ui::Screen::table;
    model.game = model.screen == ui::Screen::title ? nullptr : &game;
    model.curtain = screen == "curtain";
    if (const int lesson = options.number("lesson", 0); lesson > 0)
        model.lesson = ui::LessonPlace{lesson - 1, options.number("step", 1) - 1};
    model.first_deeds = static_cast<unsigned>(options.number("first", 0));
    model.lessons_done = static_cast<unsigned>(options.number("done", 0));
    model.new_game.setup = setup;
    model.new_game.innkeepers = game.record().innkeepers;
    for (int save = 0; save < options.number("saves", 0); ++save)
        model.saves.push_back({"game-" + std::to_string(save), save % 2 == 1 ? "Before the draft" : "",
                               "Anna, Bram, Clara · round " + std::to_string(save + 1) + " · module 5", 0,
                               "18 Nov 2026, 22:10", save + 1 == options.number("unreadable", 0), kept_innkeepers(save),
                               5, save + 1, save > 4, false, save % 3 == 1});
    if (!model.saves.empty()) model.resume = model.saves.front();
    model.damaged = options.number("damaged", 0);
    model.forgets = options.number("forgets", 0) != 0;
    if (options.number("blocked", 0) != 0) model.storage_trouble = ui::StorageTrouble::blocked;
    model.today = {2026, 11, 18};
    if (const int best = options.number("best", 0); best > 0) {
        model.best_today = best;
        model.own_best = {best, best, options.number("hinted", 0) == 0};
    }
    model.notice.kind = static_cast<ui::Notice::Kind>(options.number("notice", 0));
    if (model.notice.kind != ui::Notice::Kind::none)
        model.notice.text = say(told_by(model.notice.kind), {{"count", 12}});
    model.link = std::string(static_cast<std::size_t>(options.number("link", 0)), 'x');
    model.position_link = model.link + model.link;
    if (options.number("letter", 0) != 0) model.turn_link = model.position_link;
    model.by_letter = model.curtain && options.number("letter", 0) != 0;
    model.can_send = options.number("send", 0) != 0;
    if (options.number("touch", 0) != 0) model.device = {true, true, true, true};
    model.settings.left_hand = options.number("left", 0) != 0;
    if (const int modules = options.number("code", 0); modules > 0) {
        // As dark as a code; nothing reads it.
        ui::QrCode code{modules, {}};
        for (int module = 0; module < modules * modules; ++module) code.modules += module * 7 % 5 < 2 ? '1' : '0';
        model.link_code = model.position_code = std::move(code);
    }
    const int since = options.number("since", -1);
    if (model.curtain || since >= 0)
        model.curtain_since =
            game.steps().size() - std::min(game.steps().size(), static_cast<std::size_t>(since >= 0 ? since : 20));

    model.settings.language = *spoken_language();
    model.settings.motion = options.word("time").empty() ? ui::Motion::instant : ui::Motion::normal;
    model.settings.pace = static_cast<ui::Pace>(options.number("pace", 0));
    model.settings.strong_contrast = options.number("contrast", 0) != 0;
    model.settings.text_size = options.number("text", 100);
    if (const int seat = options.number("thinking", -1); seat >= 0) model.thinking = seat;
    model.hint_open = options.number("hint", -1) >= 0;
    if (const int count = options.number("hint", 0); count > 0)
        model.advice = made_up_advice(game.state(), count, options.number("reason", 0));
    model.following = options.number("followed", 0) != 0;
    if (const auto link = problem_link_of(options)) {
        model.problem = ui::ProblemPlace{.problem = *problems::open_problem(*link), .daily = Date{2026, 11, 18}};
        model.problem->answered = options.number("stars", -1) >= 0;
        if (const int solved = options.number("rush", -1); solved >= 0)
            model.problem->rush = {
                .seconds = 125, .solved = solved, .failed = 2, .over = model.problem->answered, .best = 4};
        if (model.problem->answered) {
            model.problem->solution = problems::solve(model.problem->problem);
            model.problem->grade.stars = options.number("stars", 0);
            model.problem->grade.worth = model.problem->solution->best().worth - (3 - model.problem->grade.stars) * 100;
            model.problem->hints = 1;
            // Of a mistake in a game, not of a problem that was solved.
            if (model.problem->grade.stars < problems::most_stars)
                model.problem->mistake.emplace().mistake.played.actions = model.problem->solution->lines.back().actions;
        }
    }
    model.problem_list = made_up_list(options.number("tried", 0));
    model.rules_search = options.word("search");
    model.results = made_up_results(options.number("results", 0));
    if (const int count = options.number("review", -1); count >= 0) {
        review = made_up_review(game, count);
        model.screen = ui::Screen::review;
        model.review = &review;
        model.review_progress = options.number("progress", 1000);
    }
    return model;
}

}  // namespace

Options::Options(const std::string& words) {
    std::istringstream stream(words);
    std::string option;
    while (stream >> option) add(option);
}

void Options::add(const std::string& option) {
    constexpr std::array known{
        "module",   "players",  "seed",  "keepers", "round",  "phase",    "actions",  "question",   "full",
        "lesson",   "step",     "done",  "moment",  "since",  "screen",   "saves",    "unreadable", "damaged",
        "forgets",  "notice",   "link",  "code",    "letter", "send",     "blocked",  "best",       "results",
        "thinking", "first",    "hint",  "reason",  "review", "progress", "language", "pace",       "touch",
        "left",     "contrast", "text",  "search",  "click",  "foot",     "hover",    "time",       "scene",
        "density",  "list",     "audit", "news",    "hinted", "pictured", "followed", "problem",    "stars",
        "tried",    "rush",     "told"};
    const std::size_t at = option.find('=');
    const std::string name = option.substr(0, at);
    if (at == std::string::npos || std::find(known.begin(), known.end(), name) == known.end())
        throw std::invalid_argument("there is no option " + option);
    options_[name] = option.substr(at + 1);
}

int Options::number(const std::string& name, int otherwise) const {
    const auto found = options_.find(name);
    return found == options_.end() ? otherwise : std::atoi(found->second.c_str());
}

std::string Options::word(const std::string& name) const {
    const auto found = options_.find(name);
    return found == options_.end() ? std::string() : found->second;
}

Speaking::Speaking(int language) {
    // The last one is not in the settings and replaces one of them.
    const int place = std::min(language, languages - 1);
    const std::string name(language == languages ? "pseudo" : language_ids[static_cast<std::size_t>(language)]);
    const std::string texts =
        language == 0 ? std::string() : read_file(std::filesystem::path(TAVERNS_TEXT_FOLDER) / (name + ".txt"));
    if (speak(static_cast<Language>(place), texts)) std::fprintf(stderr, "no texts of %s\n", name.c_str());
}
Speaking::~Speaking() {
    speak(Language::english);
}

Scene::Scene(const Options& options, float width, float height, float density)
    : speaking_(options.number("language", 0)), game_(game_of(options)), model_(model_of(options, game_, review_)) {
    if (const int moment = options.number("moment", -1); moment >= 0) {
        history_.emplace(game_);
        history_->go_to(static_cast<std::size_t>(moment));
        model_.screen = ui::Screen::history;
        model_.history = &*history_;
        model_.game = &history_->game();
        if (options.number("told", 0) != 0) model_.story = &story_.emplace(told_of(game_, history_->moment()));
        if (model_.advice && actor(model_.game->state()).kind == ActorKind::player)
            model_.advice = made_up_advice(model_.game->state(), options.number("hint", 0));
    }
    if (const int kind = options.number("pictured", 0); kind > 0) {
        model_.pictured = static_cast<ui::PictureKind>(kind - 1);
        model_.position = position_in_words(*model_.game);
    }
    screen_.emplace(OfflineWindow{width, height, density, model_.settings.text_size}, ui::picture_sets(model_));
    screen_->interface().record(&recorder_);

    // Otherwise the frames of the clicks would be part of the picture.
    if (!options.word("time").empty()) tick_ = 1e-4F;
    if (const std::size_t news = static_cast<std::size_t>(options.number("news", 0)); news > 0) {
        const std::size_t now = game_.player_actions();
        game_.go_to(now - std::min(now, news));
        frame();
        game_.go_to(now);
    }
    frame();
    frame();
    std::istringstream clicks(options.word("click"));
    std::string id;
    while (std::getline(clicks, id, ',')) {
        if (id.back() == '!') {
            screen_->interface().press(id.substr(0, id.size() - 1));
            frame();
            continue;
        }
        const bool perhaps = id.back() == '?';
        if (perhaps) id.pop_back();
        if (!click(id, !perhaps)) (perhaps ? passed_over_ : missing_).push_back(id);
    }
    if (!options.word("foot").empty())
        for (const bool down : {true, false}) {
            ImGui::GetIO().AddKeyEvent(ImGuiKey_End, down);
            frame();
        }
    if (!options.word("hover").empty()) hover(options.word("hover"));
    frame();
    if (!options.word("time").empty()) {
        tick_ = static_cast<float>(options.number("time", 0)) / 1000;
        frame();
    }
}

void Scene::frame() {
    model_.legal.clear();
    if (model_.game == &game_ && person_asked(game_)) legal_actions(game_.state(), model_.legal);
    if (model_.lesson)
        app::narrow(model_.legal,
                    ui::lesson(model_.lesson->lesson).steps[static_cast<std::size_t>(model_.lesson->step)]);
    model_.can_undo = game_.can_undo();
    model_.can_redo = game_.can_redo();
    const std::vector<ui::Intent> intents = screen_->frame(model_, tick_);
    for (const ui::Intent& intent : intents) {
        namespace wish = ui::intent;
        if (const auto* act = intent.as<wish::Act>()) (void)game_.act(act->action);
        if (intent.is<wish::Undo>()) game_.undo();
        if (intent.is<wish::Redo>()) game_.redo();
        if (intent.is<wish::LiftCurtain>()) model_.curtain = false;
        if (const auto* change = intent.as<wish::ChangeNewGame>()) model_.new_game = change->new_game;
        if (const auto* change = intent.as<wish::ChangeSettings>()) model_.settings = change->settings;
    }
}

void Scene::pass(float seconds) {
    tick_ = seconds;
    frame();
}

bool Scene::click(const std::string& id, bool further_down) {
    const auto find = [&] {
        return std::find_if(targets().begin(), targets().end(),
                            [&](const ui::Target& target) { return target.id == id; });
    };
    // Its neighbours bring it into view, one after another.
    const std::string kin = id.substr(0, id.rfind('-') + 1);
    std::string nearest;
    while (further_down && find() == targets().end()) {
        const std::string before = nearest;
        for (const ui::Target& target : targets())
            if (!kin.empty() && target.id.rfind(kin, 0) == 0) nearest = target.id;
        if (nearest == before) break;
        screen_->interface().focus(nearest);
        frame();
        frame();
    }
    ui::scroll_to(
        [&] {
            const auto target = find();
            return target == targets().end() ? nullptr : &*target;
        },
        [&] { frame(); });
    // Players see a thing for a moment before they press it.
    const float tick = std::exchange(tick_, 0.1F);
    while (find() != targets().end() && find()->wait > 0) frame();
    tick_ = tick;
    const auto found = find();
    if (found == targets().end()) return false;
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(found->x + found->width / 2, found->y + found->height / 2);
    frame();
    io.AddMouseButtonEvent(0, true);
    frame();
    io.AddMouseButtonEvent(0, false);
    frame();
    frame();
    io.AddMousePosEvent(-1000, -1000);
    frame();
    return true;
}

void Scene::hover(const std::string& id) {
    for (const ui::Target& target : targets())
        if (target.id == id) ImGui::GetIO().AddMousePosEvent(target.x + target.width / 2, target.y + target.height / 2);
    for (int wait = 0; wait < 60; ++wait) frame();
}

Frame Scene::frame_shown() const {
    const ImVec2 size = drawing().DisplaySize;
    return {recorder_, screen_->interface().semantics(), size.x, size.y, model_.game};
}

Image Scene::image() const {
    return rasterize(drawing());
}

const ImDrawData& Scene::drawing() const {
    return *ImGui::GetDrawData();
}

}  // namespace tavern::look

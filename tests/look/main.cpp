// Pictures of screens without a window or a browser:
//   build/debug/look OUT.png WIDTH HEIGHT [option=value]...
//     module=5 players=3 seed=7 density=1      the game
//     round=5 phase=planning actions=0          plays at random up to there, then so many actions more
//     click=ID[,ID]...                          touches targets one after the other, as a person would
//     screen=title|curtain                      saves=4 notice=1..5 link=200 blocked=1 best=70    what app would say
//     keepers=031                               levels by seat, 0 a person; thinking=SEAT pace=0..2
//     hint=N reason=0..11                       made-up advice with N suggestions, 0: still busy
//     review=N progress=1000                    the review of a finished game with N made-up lapses
//     list=1                                    prints all targets
// The pictures are rasterised once by Chromium and kept in build/look.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <memory>
#include <sstream>
#include <string>

#include "rasterizer.hpp"
#include "ui/interface.hpp"

using namespace tavern;

namespace {

std::map<std::string, std::string> options;
int number(const std::string& name, int otherwise) {
    const auto found = options.find(name);
    return found == options.end() ? otherwise : std::atoi(found->second.c_str());
}
std::string word(const std::string& name) {
    const auto found = options.find(name);
    return found == options.end() ? std::string() : found->second;
}

std::string read_file(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/** Makes the sheets with Chromium, unless they are there, and hands them to the atlas. */
void load_pictures(ui::Atlas& atlas, float scale, ui::PictureSets sets,
                   std::vector<std::unique_ptr<look::Image>>& sheets) {
    const std::filesystem::path source = TAVERNS_SOURCE_FOLDER;
    const ui::BitmapPlan plan = ui::plan_bitmaps(scale, sets);
    for (std::size_t index = 0; index < plan.sheets.size(); ++index) {
        const ui::TextureSheet& sheet = plan.sheets[index];
        std::ostringstream html;
        html
            << "<!doctype "
               "html><style>*{margin:0}html,body{background:transparent;overflow:hidden}img{position:absolute}</style>";
        for (const ui::Bitmap& bitmap : plan.bitmaps)
            if (bitmap.sheet == index)
                html << "<img src='" << (source / "assets/art" / bitmap.name()).string()
                     << ".svg' style='left:" << bitmap.x << "px;top:" << bitmap.y << "px;width:" << bitmap.width
                     << "px;height:" << bitmap.height << "px'>";
        std::ostringstream name;
        name << std::hex << std::hash<std::string>()(html.str());
        const std::filesystem::path folder = source / "build/look";
        std::filesystem::create_directories(folder);
        const std::filesystem::path png = folder / (name.str() + ".png");
        if (!std::filesystem::exists(png)) {
            const std::filesystem::path page = folder / (name.str() + ".html");
            std::ofstream(page) << html.str();
            const std::string command =
                "chromium --headless --no-sandbox --disable-gpu --hide-scrollbars --default-background-color=00000000 "
                "--allow-file-access-from-files --window-size=" +
                std::to_string(sheet.width) + "," + std::to_string(sheet.height) + " --screenshot=" + png.string() +
                " file://" + page.string() + " >/dev/null 2>&1";
            if (std::system(command.c_str()) != 0) std::fprintf(stderr, "Chromium did not make %s\n", png.c_str());
        }
        sheets.push_back(std::make_unique<look::Image>(look::load_image(png.string())));
    }
    for (const ui::Bitmap& bitmap : plan.bitmaps) {
        look::Image* sheet = sheets[sheets.size() - plan.sheets.size() + bitmap.sheet].get();
        if (sheet->width > 0) atlas.set(bitmap, plan.sheets[bitmap.sheet], sheet);
    }
}

Phase phase_of(const std::string& name) {
    const char* names[] = {"start_cards", "evening", "guests",  "servers", "draft",
                           "planning",    "serving", "closing", "over"};
    for (int index = 0; index < 9; ++index)
        if (name == names[index]) return static_cast<Phase>(index);
    return Phase::planning;
}

/** A player that likes to place, serve, buy and upgrade before it ends anything. */
Action choose(const ActionList& legal, unsigned& dice) {
    const auto next = [&] { return dice = dice * 1664525U + 1013904223U, dice >> 8U; };
    std::vector<Action> good;
    for (const Action action : legal) {
        switch (action.kind()) {
            case ActionKind::ready:
            case ActionKind::end_turn:
            case ActionKind::move:
            case ActionKind::turn_die:
            case ActionKind::start_over:
            case ActionKind::decline: break;
            default: good.push_back(action);
        }
    }
    if (!good.empty() && (good.size() > 1 || next() % 8 != 0)) return good[next() % good.size()];
    return legal[static_cast<int>(next() % static_cast<unsigned>(legal.size()))];
}

Keeper keeper_of(std::size_t seat) {
    const std::string levels = word("keepers");
    return seat < levels.size() ? static_cast<Keeper>(levels[seat] - '0') : Keeper::person;
}

/** What a planner could say here: legal, not clever. */
Advice made_up_advice(const State& state, int count) {
    Advice advice;
    unsigned dice = 5;
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
        suggestion.worth = 10240 - 140 * index;
        suggestion.reason = static_cast<Reason>((number("reason", 0) + index) % 12);
        suggestion.a = 2;
        suggestion.b = index == 0 ? 6 : 2;
        suggestion.thalers = 18 - 3 * index;
        suggestion.beer = 4;
        suggestion.reputation = state.setup.module >= 3 ? 3 : 0;
        suggestion.monastery = index;
        advice.suggestions.push_back(suggestion);
    }
    advice.exact = count > 2;
    return advice;
}

/** What a reviewer could find: legal, not true. */
Review made_up_review(const Game& game, int count) {
    Review review;
    for (int round = 0; round <= 8; ++round) {
        Chances chances{};
        const int players = game.state().setup.players;
        for (int seat = 0; seat < players; ++seat)
            chances[static_cast<std::size_t>(seat)] = 1000 / players + (seat == 0 ? 55 : -55 / (players - 1)) * round;
        review.chances.push_back(chances);
    }
    const std::size_t all = game.record().actions.size();
    for (std::size_t at = all / 9; review.lapses.size() < static_cast<std::size_t>(count) && at < all; ++at) {
        Game moment = game;
        moment.go_to(at);
        const Question asked = question(moment.state());
        const auto made = static_cast<int>(review.lapses.size());
        if (asked != (made % 3 == 1 ? Question::take_die : made % 3 == 2 ? Question::serve : Question::plan)) continue;
        const Advice advice = made_up_advice(moment.state(), 2);
        Lapse lapse;
        lapse.player_actions = at;
        lapse.seat = actor(moment.state()).seat;
        lapse.round = moment.state().round;
        lapse.question = asked;
        lapse.better = advice.suggestions[0];
        lapse.played = advice.suggestions[1];
        lapse.cost = 190 - 20 * made;
        review.lapses.push_back(lapse);
        at += all / 11;
    }
    return review;
}

/** The same moment with many tables, cards and dice in the tavern of the player who acts: the worst case to look at. */
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

}  // namespace

int main(int count, char** arguments) {
    if (count < 4) {
        std::fprintf(stderr, "look OUT.png WIDTH HEIGHT [option=value]...\n");
        return 2;
    }
    for (int index = 4; index < count; ++index) {
        const std::string option = arguments[index];
        const std::size_t at = option.find('=');
        if (at != std::string::npos) options[option.substr(0, at)] = option.substr(at + 1);
    }
    const float width = static_cast<float>(std::atof(arguments[2]));
    const float height = static_cast<float>(std::atof(arguments[3]));
    const float density =
        options.count("density") != 0 ? static_cast<float>(std::atof(options["density"].c_str())) : 1.0F;

    Setup setup;
    setup.players = static_cast<std::uint8_t>(number("players", 3));
    setup.module = static_cast<std::uint8_t>(number("module", 5));
    const char* names[] = {"Anna", "Bram", "Clara", "Dorothea"};
    std::vector<Innkeeper> innkeepers;
    for (int seat = 0; seat < setup.players; ++seat)
        innkeepers.push_back({names[seat], static_cast<PlayerColor>(seat), keeper_of(static_cast<std::size_t>(seat))});
    Game game(setup, static_cast<std::uint64_t>(number("seed", 7)), innkeepers);
    unsigned dice = static_cast<unsigned>(number("seed", 7));
    const Phase phase = phase_of(word("phase").empty() ? "planning" : word("phase"));
    const int round = number("round", 5);
    const auto step = [&] {
        ActionList legal;
        legal_actions(game.state(), legal);
        if (legal.empty() || actor(game.state()).kind != ActorKind::player) return false;
        return !game.act(choose(legal, dice)).has_value();
    };
    while ((game.state().round < round || (game.state().round == round && game.state().phase < phase)) && step()) {
    }
    for (int extra = number("actions", 0); extra > 0 && step(); --extra) {
    }

    if (number("full", 0) > 0) game = full_tavern(game, number("full", 0), innkeepers);

    ui::Model model;
    const std::string screen = word("screen");
    model.screen = screen == "title"                   ? ui::Screen::title
                   : game.state().phase == Phase::over ? ui::Screen::end
                                                       : ui::Screen::table;
    model.game = model.screen == ui::Screen::title ? nullptr : &game;
    model.curtain = screen == "curtain";
    model.new_game.setup = setup;
    model.new_game.innkeepers = innkeepers;
    for (int save = 0; save < number("saves", 0); ++save)
        model.saves.push_back({"game-" + std::to_string(save), save % 2 == 1 ? "Before the draft" : "",
                               "Anna, Bram, Clara · round " + std::to_string(save + 1) + " · module 5", 0,
                               "yesterday, 22:10"});
    if (!model.saves.empty()) model.resume = model.saves.front();
    model.storage_blocked = number("blocked", 0) != 0;
    model.today = {2026, 11, 18};
    if (number("best", 0) > 0) {
        model.best_today = number("best", 0);
        model.own_best = {model.best_today, model.best_today, true};
    }
    model.notice.kind = static_cast<ui::Notice::Kind>(number("notice", 0));
    if (model.notice.kind != ui::Notice::Kind::none)
        model.notice.text = "Open this game? The one at hand stays among the kept games.";
    model.link = std::string(static_cast<std::size_t>(number("link", 0)), 'x');
    model.position_link = model.link + model.link;
    if (model.curtain || number("since", -1) >= 0)
        model.curtain_since = game.steps().size() -
                              std::min<std::size_t>(game.steps().size(), static_cast<std::size_t>(number("since", 20)));

    model.settings.pace = static_cast<ui::Pace>(number("pace", 0));
    if (number("thinking", -1) >= 0) model.thinking = number("thinking", 0);
    model.hint_open = number("hint", -1) >= 0;
    if (number("hint", 0) > 0) model.advice = made_up_advice(game.state(), number("hint", 0));

    Review review;
    if (number("review", -1) >= 0) {
        review = made_up_review(game, number("review", 0));
        model.screen = ui::Screen::review;
        model.review = &review;
        model.review_progress = number("progress", 1000);
    }

    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = ImVec2(width, height);
    io.DisplayFramebufferScale = ImVec2(density, density);
    io.IniFilename = nullptr;

    const std::filesystem::path fonts = TAVERNS_FONT_FOLDER;
    const std::string heading = read_file(fonts / "heading.otf");
    const std::string signs = read_file(fonts / "heading-signs.otf");
    const std::string text = read_file(fonts / "text.ttf");
    const std::string bold = read_file(fonts / "bold.ttf");
    const std::string black = read_file(fonts / "black.ttf");
    const auto file = [](const std::string& bytes) { return ui::FontFile{bytes.data(), bytes.size()}; };
    ui::Interface interface;
    interface.load_fonts({file(heading), file(signs), file(text), file(bold), file(black)},
                         ui::text_scale(width, height, density));
    look::Image font_image;
    unsigned char* font_pixels = nullptr;
    io.Fonts->GetTexDataAsRGBA32(&font_pixels, &font_image.width, &font_image.height);
    font_image.pixels.assign(font_pixels, font_pixels + static_cast<std::size_t>(font_image.width) *
                                                            static_cast<std::size_t>(font_image.height) * 4);
    io.Fonts->SetTexID(&font_image);
    std::vector<std::unique_ptr<look::Image>> sheets;
    load_pictures(interface.atlas(), ui::picture_scale(width, height, density), ui::picture_sets(model), sheets);

    const auto frame = [&] {
        io.DeltaTime = 1.0F / 60;
        model.legal.clear();
        if (model.game != nullptr && actor(game.state()).kind == ActorKind::player &&
            innkeepers[actor(game.state()).seat].keeper == Keeper::person)
            legal_actions(game.state(), model.legal);
        model.can_undo = game.can_undo();
        model.can_redo = game.can_redo();
        ImGui::NewFrame();
        const std::vector<ui::Intent> intents = interface.frame(model);
        ImGui::Render();
        for (const ui::Intent& intent : intents) {
            switch (intent.kind) {
                case ui::Intent::Kind::act: (void)game.act(intent.action); break;
                case ui::Intent::Kind::undo: game.undo(); break;
                case ui::Intent::Kind::redo: game.redo(); break;
                case ui::Intent::Kind::lift_curtain: model.curtain = false; break;
                case ui::Intent::Kind::change_new_game: model.new_game = intent.new_game; break;
                default: break;
            }
        }
    };
    frame();
    frame();
    std::istringstream clicks(word("click"));
    std::string id;
    while (std::getline(clicks, id, ',')) {
        bool found = false;
        for (const ui::Target& target : interface.targets()) {
            if (target.id != id) continue;
            io.AddMousePosEvent(target.x + target.width / 2, target.y + target.height / 2);
            found = true;
            break;
        }
        if (!found) std::fprintf(stderr, "no target %s\n", id.c_str());
        frame();
        io.AddMouseButtonEvent(0, true);
        frame();
        io.AddMouseButtonEvent(0, false);
        frame();
        frame();
        io.AddMousePosEvent(-1000, -1000);
        frame();
    }
    if (!word("hover").empty()) {
        for (const ui::Target& target : interface.targets())
            if (target.id == word("hover"))
                io.AddMousePosEvent(target.x + target.width / 2, target.y + target.height / 2);
        for (int wait = 0; wait < 60; ++wait) frame();
    }
    frame();
    if (number("list", 0) != 0)
        for (const ui::Target& target : interface.targets())
            std::printf("%-22s %4.0f %4.0f %4.0f %4.0f %s %s\n", target.id.c_str(), target.x, target.y, target.width,
                        target.height, target.enabled ? "+" : "-", target.label.c_str());
    const look::Image image = look::rasterize(*ImGui::GetDrawData());
    if (!look::save_image(image, arguments[1])) return 1;
    ImGui::DestroyContext();
    return 0;
}

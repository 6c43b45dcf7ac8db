#include "app.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>
#include <utility>

#include "look/font_files.hpp"
#include "record/link/link.hpp"
#include "record/link/link_finding.hpp"
#include "rules/check_state.hpp"
#include "scroll_to.hpp"
#include "text/text.hpp"

namespace tavern::crawl {
namespace {

/** The fullest screens have a tenth of it. */
constexpr int most_vertices = 400'000;

constexpr std::size_t storage_troubles = static_cast<std::size_t>(ui::StorageTrouble::silent) + 1;

std::string texts_of(Language language) {
    const std::string name(language_ids[static_cast<std::size_t>(language)]);
    std::ifstream file(TAVERNS_TEXT_FOLDER "/" + name + ".txt", std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::string slot_of(std::size_t game) {
    return "game-" + std::to_string(game);
}

std::vector<app::StoredResult> results() {
    std::vector<GameResult> all;
    for (int number = 0; number < 30; ++number) {
        GameResult result;
        result.id = "result-" + std::to_string(number);
        result.ended_at = number;
        result.module = 1 + number % 5;
        result.player_types = {PlayerType::person};
        for (int other = 0; other < number % 4; ++other)
            result.player_types.push_back(static_cast<PlayerType>(other + 1));
        result.points.assign(result.player_types.size(), 40 + number);
        result.sources = {10 + number, 10, 10, 5, 5};
        result.best_round = 5;
        result.best_points = 20;
        if (number % 4 == 0) result.deal = Date{2026, 11, 1 + number / 4};
        all.push_back(std::move(result));
    }
    return app::stored(all);
}

const std::vector<ui::KeptInnkeeper> anna_and_bram{{"Anna", 43, PlayerColor::blue}, {"Bram", 38, PlayerColor::red}};

bool is_number(float value) {
    return std::isfinite(value) && std::abs(value) < 1e5F;
}

void point(float x, float y, bool finger) {
    ImGuiIO& io = ImGui::GetIO();
    io.AddMouseSourceEvent(finger ? ImGuiMouseSource_TouchScreen : ImGuiMouseSource_Mouse);
    io.AddMousePosEvent(x, y);
}

}  // namespace

std::string kind_of(const std::string& id) {
    // Slots of saved games are hexadecimal numbers.
    const std::size_t slot = id.find("game-");
    std::string kind;
    for (const char sign : id.substr(0, slot))
        if (sign < '0' || sign > '9') kind += sign;
    return kind;
}

App::App(const std::vector<Game>& games) : games_(games) {
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    platform_.session = &session_;
    platform_.save_results(results());
    // A player with earlier games: a page and a half of them.
    for (std::size_t game = 0; game < 9; ++game) {
        const Game& kept = games_[game * games_.size() / 9];
        platform_.save_game({slot_of(game), game % 3 == 0 ? "Before the draft" : "", anna_and_bram,
                             kept.state().setup.module, kept.state().round, kept.state().phase == Phase::over},
                            json_of(kept).write());
    }
    session_.settings_arrived({});
    session_.media_preferences("en-GB", true, false);
    session_.device_shares();
    frame();
}

App::~App() {
    speak(Language::english);
    ImGui::DestroyContext();
}

const ui::Target* App::find(const std::string& id) const {
    for (const ui::Target& target : targets())
        if (target.id == id) return &target;
    return nullptr;
}

void App::record(ui::Recorder& recorder) {
    ui::PictureSets all = 0;
    for (const ui::PictureFacts& facts : ui::pictures) all |= ui::set_of(facts.set);
    const ui::BitmapPlan plan = ui::plan_bitmaps(1, all);
    for (const ui::Bitmap& bitmap : plan.bitmaps) interface_.atlas().set(bitmap, plan.sheet, &interface_);
    interface_.record(&recorder);
    frame();
}

void App::start(int position) {
    if (position < 0) return;
    const auto index = static_cast<std::size_t>(position);
    random_ = Random(index);
    // Opened like a game of this device, with its innkeepers.
    platform_.save_game({slot_of(100), {}, anna_and_bram, 1, 1}, json_of(games_[index]).write());
    open_kept(slot_of(100));
    frame();
}

void App::open_kept(const std::string& slot) {
    session_.handle(ui::intent::LoadSave{slot});
}

bool App::frame(float seconds) {
    interface_.forget(session_.take_forgotten());
    ImGuiIO& io = ImGui::GetIO();
    io.DisplaySize = ImVec2(width_, height_);
    io.DeltaTime = seconds;
    const float scale = ui::text_scale(width_, height_, 1, model().settings.text_size);
    if (scale != text_scale_) interface_.load_fonts(ui::font_files(), text_scale_ = scale);
    ImGui::NewFrame();
    // A page takes its shared picture of a single frame.
    const bool pictured = model().pictured.has_value();
    const std::vector<ui::Intent> intents = interface_.frame(model());
    ImGui::Render();
    if (pictured) session_.picture_taken();
    interface_.take_written();
    vertices_ = ImGui::GetDrawData()->TotalVtxCount;
    for (const ui::Intent& intent : intents) session_.handle(intent);
    return pictured || !intents.empty() || !ImGui::GetCurrentContext()->InputEventsQueue.empty();
}

void App::button(bool down) {
    ImGui::GetIO().AddMouseButtonEvent(0, down);
    frame();
}

void App::wait(int milliseconds) {
    // A waiting target counts at most this much of a frame; without one, a single frame shows the end.
    constexpr int counted = 100;
    while (milliseconds > 0) {
        const bool some_wait =
            std::any_of(targets().begin(), targets().end(), [](const ui::Target& target) { return target.wait > 0; });
        const int passing = some_wait ? std::min(milliseconds, counted) : milliseconds;
        frame(static_cast<float>(passing) / 1000);
        milliseconds -= passing;
    }
}

void App::touch(const ui::Target& target, bool finger) {
    point(target.x + target.width / 2, target.y + target.height / 2, finger);
    button(true);
    button(false);
}

void App::perform(const Deed& deed) {
    using Kind = Deed::Kind;
    const ui::Target* target = deed.id.empty() ? nullptr : find(deed.id);
    if (target != nullptr && target->sight == ui::Sight::none && deed.kind != Kind::mirror) {
        ui::scroll_to([&] { return find(deed.id); }, [&] { frame(); });
        target = find(deed.id);
    }
    if (!deed.id.empty() && target == nullptr) return;
    switch (deed.kind) {
        case Kind::start: start(deed.number); break;
        case Kind::size:
            width_ = static_cast<float>(deed.number);
            height_ = static_cast<float>(deed.other);
            frame();
            break;
        case Kind::tap: touch(*target, false); break;
        case Kind::finger: touch(*target, true); break;
        case Kind::twice: {
            const ui::Target there = *target;
            touch(there, true);
            touch(there, true);
            break;
        }
        case Kind::drag: {
            point(target->x + target->width / 2, target->y + target->height / 2, deed.number % 2 == 0);
            button(true);
            point(static_cast<float>(deed.number), static_cast<float>(deed.other), deed.number % 2 == 0);
            frame();
            frame();
            button(false);
            break;
        }
        case Kind::press:
            point(static_cast<float>(deed.number), static_cast<float>(deed.other), false);
            button(true);
            button(false);
            break;
        case Kind::hover:
            point(target->x + target->width / 2, target->y + target->height / 2, false);
            frame();
            frame(0.7F);
            break;
        case Kind::mirror: interface_.press(deed.id); break;
        case Kind::key:
            ImGui::GetIO().AddKeyEvent(static_cast<ImGuiKey>(deed.number), true);
            frame();
            ImGui::GetIO().AddKeyEvent(static_cast<ImGuiKey>(deed.number), false);
            break;
        case Kind::wheel: ImGui::GetIO().AddMouseWheelEvent(0, static_cast<float>(deed.number)); break;
        case Kind::wait: wait(deed.number); break;
        case Kind::luck: have_luck(static_cast<Luck>(deed.number)); break;
    }
    answer();
    // Until the screen shows the current state.
    for (int frames = 0; frame() && frames < 5; ++frames) answer();
}

void App::answer() {
    if (platform_.task) {
        thinker_.take(*std::exchange(platform_.task, std::nullopt));
        thinks_ = true;
    }
    if (thinks_) {
        std::optional<app::Thought> thought = thinker_.work();
        thinks_ = thought.has_value();
        if (thought) session_.thought(*std::move(thought));
    }
    if (std::exchange(platform_.wakes_in, std::nullopt)) session_.woken();
    if (platform_.question && !random_.one_in(4)) {
        constexpr const char* texts[] = {
            "Dorothea", "7", "noble", "", "  ", "A name that is longer than all that fits", "p1", "[noble]%s\xC3\xA9"};
        session_.text_entered(platform_.question->field, texts[random_.below(std::size(texts))],
                              platform_.question->seat);
    }
    platform_.question.reset();
    for (; platform_.files_picked > 0; --platform_.files_picked)
        session_.file_read(random_.one_in(2) ? "{\"format\":" : json_of(games_[random_.below(games_.size())]).write());
    if (const auto language = std::exchange(platform_.texts_wanted, std::nullopt))
        session_.texts_fetched(*language, random_.one_in(9) ? std::string() : texts_of(*language));
    for (const std::string& link : platform_.codes_wanted)
        session_.code_made(link, random_.one_in(4) ? ui::QrCode() : ui::QrCode{29, std::string(29 * 29, '1')});
    platform_.codes_wanted.clear();
    if (!platform_.picture_name.empty()) session_.picture_shared(static_cast<app::PictureWay>(random_.below(4)));
    platform_.picture_name.clear();
}

void App::have_luck(Luck luck) {
    const Game& game = games_[random_.below(games_.size())];
    const auto to_position = [&] { return position_link(game.state(), game.record().innkeepers); };
    switch (luck) {
        case Luck::position_link: session_.link_arrived(to_position()); break;
        case Luck::replay_link: session_.link_arrived(replay_link(game).value_or("r1")); break;
        case Luck::no_link: session_.link_arrived("r1nonsense"); break;
        case Luck::storage_trouble:
            session_.storage_trouble(static_cast<ui::StorageTrouble>(random_.below(storage_troubles)));
            break;
        case Luck::storage_well: session_.storage_trouble(std::nullopt); break;
        case Luck::saves_vanished: session_.saves_vanished(); break;
        case Luck::media_preferences: session_.media_preferences("en-GB", random_.one_in(2), random_.one_in(2)); break;
        case Luck::clipboard: platform_.clipboard_works = !platform_.clipboard_works; break;
        case Luck::other_tab: platform_.other_tab_plays = !platform_.other_tab_plays; break;
        case Luck::let_go: interface_.let_go(); break;
        case Luck::turn_link: session_.link_arrived(to_next_player(to_position())); break;
        case Luck::thinking_failed: session_.thinking_failed(); break;
        case Luck::go_back: interface_.go_back(); break;
        case Luck::went_forward: session_.went_forward(); break;
        case Luck::damage_found: session_.damage_found(1 + static_cast<int>(random_.below(3)), true); break;
        case Luck::save_overtaken: overtake(); break;
        case Luck::record_cut: cut_records(); break;
        case Luck::framed: session_.framed("https://example.com"); break;
        case Luck::device_features:
            session_.device_features({random_.one_in(2), random_.one_in(2), random_.one_in(2), random_.one_in(2)});
            break;
        case Luck::text_size: {
            ui::Settings chosen = model().settings;
            chosen.text_size = ui::text_sizes[random_.below(ui::text_sizes.size())];
            session_.handle(ui::intent::ChangeSettings{chosen});
            break;
        }
    }
}

void App::overtake() {
    const auto newest = std::max_element(
        platform_.storage.begin(), platform_.storage.end(),
        [](const auto& one, const auto& other) { return one.second.saved_at < other.second.saved_at; });
    if (newest == platform_.storage.end()) return;
    const std::string slot = newest->first;
    app::SaveHead copy = newest->second.head;
    copy.slot += "-copy";
    platform_.save_game(copy, newest->second.records.front());
    session_.save_overtaken(slot, copy.slot);
}

void App::cut_records() {
    if (platform_.storage.empty()) return;
    const auto kept =
        std::next(platform_.storage.begin(), static_cast<std::ptrdiff_t>(random_.below(platform_.storage.size())));
    std::vector<std::string>& records = kept->second.records;
    const std::size_t cut = 1 + random_.below(records.size());
    for (std::size_t age = 0; age < cut; ++age) records[age].resize(records[age].size() / 2);
    open_kept(std::string(kept->first));
}

std::string App::fault() const {
    if (vertices_ > most_vertices) return "a frame of " + std::to_string(vertices_) + " vertices";
    if (model().game != nullptr)
        if (const auto error = check_state(model().game->state()))
            return "an illegal position: " + std::to_string(static_cast<int>(error->fault));
    bool alive = false;
    for (const ui::Target& target : targets()) {
        if (!is_number(target.x) || !is_number(target.y) || !is_number(target.width) || !is_number(target.height) ||
            target.width < 0 || target.height < 0)
            return "an impossible box of " + target.id;
        alive = alive || target.enabled;
        const float x = target.x + target.width / 2;
        const float y = target.y + target.height / 2;
        if (target.enabled && target.sight != ui::Sight::none && (x < 0 || y < 0 || x > width_ || y > height_))
            return target.id + " lies outside of the window";
    }
    return alive || waits() ? std::string() : "nothing can be touched";
}

std::string App::screen() const {
    const ui::Model& now = model();
    if (now.notice.kind > ui::Notice::Kind::toast) return "notice " + std::to_string(static_cast<int>(now.notice.kind));
    constexpr const char* names[] = {"title", "table", "end", "review", "history"};
    std::string name = names[static_cast<std::size_t>(now.screen)];
    if (now.curtain) name += ", curtain";
    if (now.lesson) name += ", lesson";
    if (interface_.reading().sheet) {
        // A dialog has its own targets; the first of them identifies it.
        name += ", sheet";
        for (const ui::Target& target : targets())
            if (target.id != "sheet" && target.id != "close" && target.id != "hint" && target.id != "aside")
                return name + " " + kind_of(target.id);
        return name;
    }
    if (now.hint_open) name += ", hint";
    if (now.game != nullptr && now.screen == ui::Screen::table)
        name += ", question " + std::to_string(static_cast<int>(question(now.game->state())));
    return name;
}

bool App::at_home() const {
    const ui::Model& now = model();
    return (now.screen == ui::Screen::title || now.screen == ui::Screen::table) && !now.curtain &&
           now.notice.kind <= ui::Notice::Kind::toast && !interface_.reading().sheet;
}

}  // namespace tavern::crawl

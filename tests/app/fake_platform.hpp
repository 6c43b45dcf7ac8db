// A page that answers at once and remembers each request.
#pragma once
#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/session.hpp"
#include "record/numbers/sort_by.hpp"

namespace tavern::app {

namespace intent = ui::intent;

inline std::vector<StoredResult> stored(const std::vector<GameResult>& results) {
    std::vector<StoredResult> stored;
    for (const GameResult& result : results) stored.push_back({result.id, json_of(result).write()});
    return stored;
}

class FakePlatform final : public Platform {
  public:
    struct Kept {
        SaveHead head;
        std::vector<std::string> records;  // newest first
        std::int64_t saved_at = 0;
    };
    std::map<std::string, Kept> storage;
    std::map<std::string, int> bests;
    std::map<std::string, StoredResult> results;
    std::string settings;
    Date date{2026, 11, 18};  // a Wednesday
    std::string clipboard;
    std::string sentence;  // sent with a link
    std::string sent;
    std::vector<std::string> codes_wanted;
    std::string picture_name;
    int pictures_drawn = 0;
    int replay_pictures = 0;
    std::optional<TextQuestion> question;
    std::string file_name;
    std::string file_content;
    int files_picked = 0;
    int links_forgotten = 0;
    std::string fragment;  // of the address
    std::string remembered;
    bool clipboard_works = true;
    bool other_tab_plays = false;
    std::uint64_t next_random = 1000;
    std::optional<Task> task;     // the newest that was not answered
    int tasks = 0;                // so many were given
    std::optional<int> wakes_in;  // milliseconds
    std::optional<Language> texts_wanted;
    std::string tab;  // opened beside the page
    int focuses = 0;
    bool whole_screen = false;
    bool lit = false;                // the screen stays so
    std::vector<int> buzzes;         // milliseconds
    std::vector<std::string> aside;  // store and key of unreadable entries
    int damage_tellings = 0;
    TreeContent tree;
    std::vector<std::string> news;  // of all trees

    /** The page reports to it; without one it only remembers. */
    Session* session = nullptr;

    void save_game(const SaveHead& head, const std::string& record) override {
        Kept& kept = storage[head.slot];
        kept.head = head;
        kept.saved_at = ++clock_;
        kept.records.insert(kept.records.begin(), record);
        if (kept.records.size() > kept_generations) kept.records.pop_back();
        if (session != nullptr) session->game_saved(listed(kept));
    }
    void fetch_save(const std::string& slot, FetchPurpose purpose, int age) override {
        const std::vector<std::string>& records = storage[slot].records;
        const auto index = static_cast<std::size_t>(age);
        session->save_fetched(slot, purpose, age, index < records.size() ? records[index] : std::string(),
                              other_tab_plays);
    }
    void delete_saves(const std::vector<std::string>& slots) override {
        for (const std::string& slot : slots) storage.erase(slot);
        list();
    }
    void set_aside(DamagedStore store, const std::vector<std::string>& keys) override {
        for (const std::string& key : keys) aside.push_back(std::string(id_of(store)) + "/" + key);
    }
    void damage_shown(bool as_file) override {
        ++damage_tellings;
        if (as_file) file_name = "damaged.json";
    }
    void copy_text(const std::string& text) override {
        if (clipboard_works) clipboard = text;
        session->copied(clipboard_works, text);
    }
    void share_link(const std::string& said, const std::string& link) override {
        sentence = said;
        sent = link;
    }
    void make_code(const std::string& link) override { codes_wanted.push_back(link); }
    void share_picture(const std::string& name) override { picture_name = name; }
    void share_replay(const std::string& name, int pictures, const std::string&, const std::string&) override {
        picture_name = name;
        replay_pictures = pictures;
    }
    void picture_drawn() override { ++pictures_drawn; }
    void ask_text(const TextQuestion& asked) override { question = asked; }
    void offer_file(const std::string& name, const std::string& content) override {
        file_name = name;
        file_content = content;
    }
    void pick_file() override { ++files_picked; }
    void forget_link() override {
        ++links_forgotten;
        fragment.clear();
    }
    void remember_link(const std::string& link) override { remembered = link; }
    void show_link(const std::string& shown) override { fragment = shown; }
    void save_results(const std::vector<StoredResult>& more) override {
        for (const StoredResult& result : more) results.emplace(result.id, result);
        list_results();
    }
    void replace_result(const StoredResult& result) override { results[result.id] = result; }
    void erase_results() override {
        results.clear();
        list_results();
    }
    std::int64_t now() override { return ++clock_; }
    /** Milliseconds; less than 0: the clock is set back. */
    void pass(std::int64_t time) { clock_ += time; }
    void save_bests(const std::vector<Best>& more) override {
        for (const Best& best : more) bests[best.of] = std::max(bests[best.of], best.points);
        list_bests();
    }
    void save_settings(const std::string& chosen) override { settings = chosen; }
    void show_tree(const TreeContent& shown) override {
        tree = shown;
        news.insert(news.end(), shown.news.begin(), shown.news.end());
    }
    int packs_wanted = 0;
    void fetch_problems() override { ++packs_wanted; }
    void load_texts(Language language) override { texts_wanted = language; }
    void open_tab(const std::string& address) override { tab = address; }
    void fill_screen(bool whole) override { whole_screen = whole; }
    void stay_awake(bool awake) override { lit = awake; }
    void vibrate(int milliseconds) override { buzzes.push_back(milliseconds); }
    void take_focus() override { ++focuses; }
    Date today() override { return date; }
    std::uint64_t random_number() override { return next_random++; }
    void think(const Task& asked) override {
        task = asked;
        ++tasks;
    }
    void wake_after(int milliseconds) override { wakes_in = milliseconds; }

    void list_results() {
        std::vector<StoredResult> listed;
        for (const auto& [id, result] : results) listed.push_back(result);
        session->results_listed(listed);
    }
    void list_bests() {
        std::vector<Best> listed;
        for (const auto& [of, points] : bests) listed.push_back({of, points});
        session->bests_listed(listed);
    }
    void list() {
        if (session == nullptr) return;
        std::vector<SavedGame> games;
        for (const auto& [slot, kept] : storage) games.push_back(listed(kept));
        sort_by(games, [](const SavedGame& game) { return -game.saved_at; });
        session->saves_listed(games);
    }

  private:
    void send(const Json& /*request*/) override {}
    static SavedGame listed(const Kept& kept) {
        return {kept.head, kept.saved_at, "at " + std::to_string(kept.saved_at)};
    }
    std::int64_t clock_ = 0;
};

/** A session on its page, at the title. */
struct Visit {
    FakePlatform platform;
    Session session{platform, "https://example.org/inn/"};
    Visit() { platform.session = &session; }
    /** The same device later: another visit with the storage of this one. */
    explicit Visit(const FakePlatform& earlier) {
        platform.storage = earlier.storage;
        platform.bests = earlier.bests;
        platform.results = earlier.results;
        platform.settings = earlier.settings;
        platform.next_random = earlier.next_random;
        platform.session = &session;
        platform.list();
        platform.list_bests();
        platform.list_results();
        session.settings_arrived(platform.settings);
        const std::vector<ui::SaveEntry>& saves = model().saves;
        const auto shared = [](const ui::SaveEntry& save) { return save.innkeepers.size() > 1; };
        const auto newest = std::find_if(saves.begin(), saves.end(), shared);
        if (newest != saves.end()) platform.fetch_save(newest->slot, FetchPurpose::new_game, 0);
    }

    const ui::Model& model() const { return session.model(); }
    const State& state() const { return model().game->state(); }
    void want(const ui::Intent& intent) { session.handle(intent); }
    /** Changes one of the settings. */
    template <class Value>
    void set(Value ui::Settings::*setting, Value value) {
        ui::Settings settings = model().settings;
        settings.*setting = value;
        want(intent::ChangeSettings{settings});
    }
    void act(Action action) { want(intent::Act{action}); }
    void start(int players = 2, int module = 1, const std::string& seed = "7",
               const std::vector<PlayerType>& keepers = {}) {
        ui::NewGame choices = model().new_game;
        choices.setup.players = static_cast<std::uint8_t>(players);
        choices.setup.module = static_cast<std::uint8_t>(module);
        choices.seed_text = seed;
        want(intent::ChangeNewGame{choices});
        choices = model().new_game;
        for (std::size_t seat = 0; seat < choices.innkeepers.size(); ++seat)
            choices.innkeepers[seat].player_type = seat < keepers.size() ? keepers[seat] : PlayerType::person;
        want(intent::ChangeNewGame{choices});
        want(intent::StartGame{});
    }
    Thinker thinker;
    /** The computer answers its task as it does beside the page: through bytes. */
    Thought found_out() {
        if (platform.task) thinker.take(*task_from(bytes_of(*std::exchange(platform.task, std::nullopt))));
        return *thought_from(bytes_of(*thinker.work()));
    }
    /** Lets time pass until the next thing happens by itself. Whether there was one. */
    bool wait_a_step() {
        if (platform.task)
            session.thought(found_out());
        else if (std::exchange(platform.wakes_in, std::nullopt))
            session.woken();
        else
            return false;
        return true;
    }
    /** Lets time pass until a person is asked, or until stop says so. */
    template <class Stop>
    void wait(Stop stop) {
        while (!stop() && wait_a_step()) {
        }
    }
    void wait() {
        wait([] { return false; });
    }
    /** Plays on, curtains lifted, each time the legal action that pick chooses, until stop says so or the end. */
    template <class Pick, class Stop>
    void play(Pick pick, Stop stop) {
        while (model().screen == ui::Screen::table && !stop()) {
            if (model().curtain)
                want(intent::LiftCurtain{});
            else if (model().thinking)
                wait();
            else
                act(pick(model().legal));
        }
    }
    /** Plays on with the last legal action, which ends turns, at most so many decisions. */
    void play_some(int decisions) {
        play([&](const ActionList& legal) { return legal[legal.size() - 1]; }, [&] { return decisions-- <= 0; });
    }
    template <class Stop>
    void play_until(Stop stop) {
        play([](const ActionList& legal) { return legal[legal.size() - 1]; }, stop);
    }
};

}  // namespace tavern::app

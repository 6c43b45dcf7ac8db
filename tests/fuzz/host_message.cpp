// Messages from a page that holds the game in a frame, while no game is open or while the reader plays another game.
#include "app/host_message.hpp"

#include <algorithm>

#include "app/fake_platform.hpp"
#include "app/host_news.hpp"
#include "fuzz.hpp"
#include "record/link/link.hpp"
#include "rules/check_state.hpp"

using namespace tavern;

namespace {

constexpr int most_messages = 20;
constexpr const char* host = "https://example.com";
constexpr const char* readers_name = "Wilhelmina";

std::string link_of(const app::Visit& visit) {
    return visit.model().game == nullptr ? std::string() : replay_link(*visit.model().game).value_or("");
}

/** A visit in which the reader has started a game in this frame, and saved it. */
class EarlierVisit {
  public:
    EarlierVisit() {
        visit_.session.framed(host);
        ui::NewGame choices = visit_.model().new_game;
        choices.innkeepers[0].name = readers_name;
        visit_.want(ui::intent::ChangeNewGame{choices});
        visit_.start(2, 3);
        visit_.play_some(12);
    }
    const app::FakePlatform& platform() const { return visit_.platform; }

  private:
    app::Visit visit_;
};
const app::FakePlatform& readers_device() {
    static const EarlierVisit earlier;
    return earlier.platform();
}

/** The reader's game must stay, and the host must not learn of it. */
class Reader {
  public:
    explicit Reader(app::Visit& visit) : visit_(visit) {
        visit_.want(ui::intent::Resume{});
        fuzz::require(visit_.model().screen == ui::Screen::table, "the reader plays");
        before_ = visit_.state();
        link_ = link_of(visit_);
        kept_ = visit_.platform.storage;
        fuzz::require(visit_.model().game->record().innkeepers[0].name == readers_name, "the reader has a name");
    }
    void check(const std::vector<Json>& news) {
        fuzz::require(!visit_.session.serves_host() && visit_.state() == before_, "the reader's game stays as it is");
        for (const Json& told : news) {
            const std::string text = told.write();
            fuzz::require(text.find(link_) == std::string::npos, "the host hears no link of the reader's");
            fuzz::require(text.find(readers_name) == std::string::npos, "the host hears no name of the reader's");
        }
        const auto& now = visit_.platform.storage;
        fuzz::require(std::equal(now.begin(), now.end(), kept_.begin(), kept_.end(),
                                 [](const auto& one, const auto& other) {
                                     return one.first == other.first && one.second.records == other.second.records;
                                 }),
                      "the saves stay as they are");
    }

  private:
    app::Visit& visit_;
    State before_;
    std::string link_;
    std::map<std::string, app::FakePlatform::Kept> kept_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view lines = fuzz::text_of(data, size);
    app::Visit visit(readers_device());
    visit.session.framed(host);
    // Input that starts with an empty line arrives while the reader plays.
    std::optional<Reader> reader;
    if (lines.starts_with('\n')) reader.emplace(visit);
    app::HostNews news;
    for (int count = 0; !lines.empty() && count < most_messages; ++count) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        const auto message = app::read_host_message(lines.substr(0, end));
        lines.remove_prefix(std::min(end + 1, lines.size()));
        if (!message) {
            fuzz::require(!message.error().detail.empty(), "a refusal says why");
            continue;
        }
        const std::string before = link_of(visit);
        if (const auto refused = visit.session.host_asks(*message)) {
            fuzz::require(!refused->detail.empty(), "a refusal says why");
            fuzz::require(link_of(visit) == before, "a refused message changes nothing");
        }
        if (const Game* game = visit.model().game) fuzz::require(!check_state(game->state()), "a game is legal");
        const std::vector<Json> told = news.of(visit.model(), visit.session.serves_host());
        if (reader) reader->check(told);
        // The reader refuses other games.
        if (visit.model().notice.kind == ui::Notice::Kind::replace_game) visit.want(ui::intent::AnswerNo{});
    }
    return 0;
}

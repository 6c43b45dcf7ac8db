#include "crawler.hpp"

#include <imgui.h>
#include <unistd.h>

#include <array>
#include <functional>
#include <memory>
#include <sstream>

namespace tavern::crawl {
namespace {

struct Size {
    int width;
    int height;
};
constexpr std::array<Size, 7> sizes{
    {{320, 568}, {280, 653}, {360, 740}, {390, 844}, {844, 390}, {768, 1024}, {1280, 720}}};

constexpr std::array<int, 16> keys{ImGuiKey_Tab,       ImGuiKey_Enter,   ImGuiKey_Escape,     ImGuiKey_Space,
                                   ImGuiKey_LeftArrow, ImGuiKey_UpArrow, ImGuiKey_RightArrow, ImGuiKey_DownArrow,
                                   ImGuiKey_1,         ImGuiKey_4,       ImGuiKey_H,          ImGuiKey_L,
                                   ImGuiKey_M,         ImGuiKey_R,       ImGuiKey_S,          ImGuiKey_V};

constexpr long enough_looks = 60;

std::size_t sum_of(const App& app) {
    std::size_t sum = std::hash<std::string>()(app.screen());
    for (const ui::Target& target : app.targets())
        for (const std::string& text : {target.id, target.label})
            sum = sum * 31 + std::hash<std::string>()(text) + (target.enabled ? 1U : 0U) + (target.chosen ? 2U : 0U);
    return sum;
}

}  // namespace

Deed Crawler::choose(const App& app) {
    using Kind = Deed::Kind;
    const auto place = [&](float most) { return static_cast<int>(random_.below(static_cast<std::size_t>(most))); };
    if (random_.one_in(25)) {
        const Size& size = sizes[random_.below(sizes.size())];
        return {Kind::size, {}, size.width, size.height};
    }
    if (random_.one_in(60)) return {Kind::luck, {}, static_cast<int>(random_.below(kinds_of_luck))};
    if (random_.one_in(12)) return {Kind::key, {}, keys[random_.below(keys.size())]};
    if (random_.one_in(80)) return {Kind::wheel, {}, random_.one_in(2) ? 1 : -3};
    if (random_.one_in(50)) return {Kind::press, {}, place(app.width()), place(app.height())};
    // Sometimes one looks before the next press.
    if (random_.one_in(3)) return {Kind::wait, {}, 500};

    // What was pressed least on a screen like this comes first.
    const std::string screen = app.screen();
    std::vector<const ui::Target*> rarest;
    long least = 0;
    for (const ui::Target& target : app.targets()) {
        if (!target.enabled) continue;
        const long times = pairs_[{screen, kind_of(target.id)}];
        if (rarest.empty() || times < least || random_.one_in(4)) {
            if (times < least) rarest.clear();
            least = rarest.empty() ? times : std::min(least, times);
            rarest.push_back(&target);
        } else if (times == least) {
            rarest.push_back(&target);
        }
    }
    if (rarest.empty()) return {Kind::wait, {}, 300};
    const ui::Target& target = *rarest[random_.below(rarest.size())];
    const std::size_t way = random_.below(40);
    if (way == 0) return {Kind::drag, target.id, place(app.width()), place(app.height())};
    if (way == 1) return {Kind::hover, target.id};
    if (way < 4) return {Kind::mirror, target.id};
    if (way < 8) return {Kind::twice, target.id};
    return {way < 20 ? Kind::finger : Kind::tap, target.id};
}

void Crawler::look(const App& app) {
    const std::string screen = app.screen();
    if (!screen_.empty()) leads_[screen_].insert(screen);
    leads_[screen];
    ++looks_[screen];
    screen_ = screen;
    if (app.at_home()) homes_.insert(screen);
    for (const ui::Target& target : app.targets()) {
        const Pair pair{screen, kind_of(target.id)};
        if (target.enabled && pairs_[pair] == 0) ways_.try_emplace(pair, path_);
    }
    const std::size_t seen = sum_of(app);
    unchanged_ = seen == seen_ ? unchanged_ + 1 : 0;
    seen_ = seen;
}

std::string Crawler::perform(App& app, const Deed& deed) {
    // Before it is done: what does not come back must be found here.
    path_ += text_of(deed) + "\n";
    if (!deed.id.empty()) {
        ++presses_;
        const Pair pair{app.screen(), kind_of(deed.id)};
        ++pairs_[pair];
        ways_.erase(pair);
    }
    alarm(longest_press);
    app.perform(deed);
    look(app);
    std::string fault = app.fault();
    constexpr int patience = 400;
    if (fault.empty() && unchanged_ > patience && !app.waits()) fault = "nothing changes whatever is pressed";
    return fault;
}

std::string Crawler::walk(int position, int presses) {
    const auto app = std::make_unique<App>(games_);
    path_.clear();
    screen_.clear();
    unchanged_ = 0;
    const Size& size = sizes[random_.below(sizes.size())];
    std::string fault = perform(*app, {Deed::Kind::size, {}, size.width, size.height});
    if (fault.empty()) fault = perform(*app, {Deed::Kind::start, {}, position});
    const long last = presses_ + presses;
    while (fault.empty() && presses_ < last) fault = perform(*app, choose(*app));
    return fault;
}

std::string Crawler::repeat(const std::vector<Deed>& deeds) {
    const auto app = std::make_unique<App>(games_);
    for (const Deed& deed : deeds)
        if (std::string fault = perform(*app, deed); !fault.empty()) return fault;
    return {};
}

std::string Crawler::press_the_rest() {
    while (!ways_.empty()) {
        const auto [pair, way] = *ways_.begin();
        ways_.erase(ways_.begin());
        const auto app = std::make_unique<App>(games_);
        path_.clear();
        screen_.clear();
        unchanged_ = 0;
        std::istringstream lines(way);
        std::string fault;
        for (std::string line; fault.empty() && std::getline(lines, line);)
            if (const auto deed = deed_from(line)) fault = perform(*app, *deed);
        for (const ui::Target& target : app->targets())
            if (fault.empty() && target.enabled && app->screen() == pair.first && kind_of(target.id) == pair.second) {
                const std::string id = target.id;
                fault = perform(*app, {Deed::Kind::tap, id});
                break;
            }
        if (!fault.empty()) return fault;
    }
    return {};
}

std::vector<std::string> Crawler::dead_ends() const {
    std::set<std::string> lead_home = homes_;
    for (bool more = true; more;) {
        more = false;
        for (const auto& [from, to] : leads_)
            for (const std::string& next : to)
                if (lead_home.count(next) != 0) more = lead_home.insert(from).second || more;
    }
    std::vector<std::string> ends;
    for (const auto& [screen, to] : leads_)
        // Who was there but for a moment has not tried every way.
        if (lead_home.count(screen) == 0 && looks_.at(screen) > enough_looks) ends.push_back(screen);
    return ends;
}

}  // namespace tavern::crawl

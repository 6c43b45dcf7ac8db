#include "crawler.hpp"

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <string_view>

#include "watchdog.hpp"

namespace tavern::crawl {
namespace {

struct Size {
    int width;
    int height;
};
constexpr std::array<Size, 7> sizes{
    {{320, 568}, {280, 653}, {360, 740}, {390, 844}, {844, 390}, {768, 1024}, {1280, 720}}};

constexpr std::array<int, 18> keys{
    ImGuiKey_Tab,        ImGuiKey_Enter,     ImGuiKey_Escape, ImGuiKey_Space, ImGuiKey_LeftArrow, ImGuiKey_UpArrow,
    ImGuiKey_RightArrow, ImGuiKey_DownArrow, ImGuiKey_1,      ImGuiKey_4,     ImGuiKey_H,         ImGuiKey_L,
    ImGuiKey_M,          ImGuiKey_R,         ImGuiKey_S,      ImGuiKey_V,     ImGuiKey_PageDown,  ImGuiKey_Home};

constexpr long enough_looks = 60;

std::size_t sum_of(const App& app) {
    std::size_t sum = std::hash<std::string>()(app.screen());
    for (const ui::Target& target : app.targets())
        for (const std::string_view text : {std::string_view(target.id), std::string_view(target.label)})
            sum =
                sum * 31 + std::hash<std::string_view>()(text) + (target.enabled ? 1U : 0U) + (target.chosen ? 2U : 0U);
    return sum;
}

/** Whether it presses a target that answers. */
bool presses_on(const App& app, const Deed& deed) {
    using Kind = Deed::Kind;
    if (deed.kind != Kind::tap && deed.kind != Kind::finger && deed.kind != Kind::twice && deed.kind != Kind::mirror)
        return false;
    const ui::Target* target = app.find(deed.id);
    return target != nullptr && target->enabled && target->wait <= 0;
}

/** Whether every player can do it, so that it may be the way out of a screen: neither luck nor, without a keyboard,
 * keys. */
bool leads(const App& app, const Deed& deed) {
    using Kind = Deed::Kind;
    switch (deed.kind) {
        case Kind::tap:
        case Kind::finger:
        case Kind::twice:
        case Kind::drag:
        case Kind::press:
        case Kind::mirror: return true;
        case Kind::key: return deed.number == ImGuiKey_Escape && !app.model().device.only_touch;
        default: return false;
    }
}

}  // namespace

Deed Crawler::choose(const App& app) {
    using Kind = Deed::Kind;
    const auto place = [&](float most) { return static_cast<int>(random_.below(static_cast<std::size_t>(most))); };
    if (random_.one_in(25)) {
        const Size& size = sizes[random_.below(sizes.size())];
        return {Kind::size, {}, size.width, size.height};
    }
    if (random_.one_in(40)) return {Kind::luck, {}, static_cast<int>(random_.below(kinds_of_luck))};
    if (random_.one_in(12)) return {Kind::key, {}, keys[random_.below(keys.size())]};
    if (random_.one_in(80)) return {Kind::wheel, {}, random_.one_in(2) ? 1 : -3};
    if (random_.one_in(50)) return {Kind::press, {}, place(app.width()), place(app.height())};
    // Sometimes waits before the next press.
    if (random_.one_in(3)) return {Kind::wait, {}, 500};

    // Prefers targets that were pressed least on such screens.
    const std::string screen = app.screen();
    std::vector<const ui::Target*> rarest;
    long least = 0;
    for (const ui::Target& target : app.targets()) {
        // Sometimes presses too early.
        if (!target.enabled || (target.wait > 0 && !random_.one_in(8))) continue;
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

void Crawler::look(const App& app, bool led) {
    const std::string screen = app.screen();
    if (led && !screen_.empty()) leads_[screen_].insert(screen);
    leads_[screen];
    ++looks_[screen];
    screen_ = screen;
    if (app.at_home()) homes_.insert(screen);
    for (const ui::Target& target : app.targets()) {
        // Targets that still wait are not offered: the screen may change first.
        if (!target.enabled || target.wait > 0) continue;
        const auto offered = pairs_.try_emplace({screen, kind_of(target.id)}).first;
        if (offered->second > 0) continue;
        const Way way{path_, path_->size()};
        ways_.try_emplace(offered->first, Ways{way, way}).first->second.newest = way;
    }
    const std::size_t seen = sum_of(app);
    unchanged_ = seen == seen_ ? unchanged_ + 1 : 0;
    seen_ = seen;
}

std::string Crawler::perform(App& app, const Deed& deed) {
    // Before it is done: a hang must leave it here.
    path_->push_back(deed);
    if (presses_on(app, deed)) {
        ++presses_;
        const Pair pair{app.screen(), kind_of(deed.id)};
        ++pairs_[pair];
        ways_.erase(pair);
        constexpr long between_lines = 10'000;
        if (presses_ % between_lines == 0) tell_progress();
    }
    const bool led = leads(app, deed);
    watch(longest_press);
    app.perform(deed);
    look(app, led);
    std::string fault = app.fault();
    constexpr int patience = 400;
    if (fault.empty() && unchanged_ > patience && !app.waits()) fault = "nothing changes whatever is pressed";
    return fault;
}

void Crawler::tell_progress() const {
    std::printf("%ld presses; %zu screens, %zu of %zu pairs not yet pressed\n", presses_, leads_.size(), ways_.size(),
                pairs_.size());
    std::fflush(stdout);
}

std::unique_ptr<App> Crawler::set_out() {
    path_ = std::make_shared<Path>();
    screen_.clear();
    unchanged_ = 0;
    return std::make_unique<App>(games_);
}

std::string Crawler::walk(int position, int presses) {
    const auto app = set_out();
    const Size& size = sizes[random_.below(sizes.size())];
    std::string fault = perform(*app, {Deed::Kind::size, {}, size.width, size.height});
    if (fault.empty()) fault = perform(*app, {Deed::Kind::start, {}, position});
    const long last = presses_ + presses;
    while (fault.empty() && presses_ < last) fault = perform(*app, choose(*app));
    return fault;
}

std::string Crawler::repeat(const Path& deeds) {
    const auto app = set_out();
    for (const Deed& deed : deeds)
        if (std::string fault = perform(*app, deed); !fault.empty()) return fault;
    return {};
}

std::string Crawler::press(App& app, const Pair& pair) {
    const auto find = [&]() -> const ui::Target* {
        if (app.screen() != pair.first) return nullptr;
        const auto target = std::find_if(app.targets().begin(), app.targets().end(), [&](const ui::Target& offered) {
            return offered.enabled && kind_of(offered.id) == pair.second;
        });
        return target == app.targets().end() ? nullptr : &*target;
    };
    const ui::Target* target = find();
    if (target != nullptr && target->wait > 0) {
        if (std::string fault = perform(app, {Deed::Kind::wait, {}, 500}); !fault.empty()) return fault;
        target = find();
    }
    return target == nullptr ? std::string() : perform(app, {Deed::Kind::tap, target->id});
}

std::string Crawler::press_the_rest() {
    // While a new target cannot be pressed yet, the computer may go on: then tries another way.
    constexpr int most_tries = 6;
    std::map<Pair, int> tries;
    for (;;) {
        const auto rest =
            std::find_if(ways_.begin(), ways_.end(), [&](const auto& left) { return tries[left.first] < most_tries; });
        if (rest == ways_.end()) return {};
        const Pair pair = rest->first;
        const Way way = ++tries[pair] % 2 == 1 ? rest->second.newest : rest->second.first;
        const auto app = set_out();
        for (std::size_t deed = 0; deed < way.deeds; ++deed)
            if (std::string fault = perform(*app, (*way.path)[deed]); !fault.empty()) return fault;
        if (std::string fault = press(*app, pair); !fault.empty()) return fault;
    }
}

std::vector<std::string> Crawler::dead_ends() const {
    std::set<std::string> lead_home = homes_;
    for (bool more = true; more;) {
        more = false;
        for (const auto& [from, to] : leads_)
            for (const std::string& next : to)
                if (lead_home.contains(next)) more = lead_home.insert(from).second || more;
    }
    std::vector<std::string> ends;
    for (const auto& [screen, to] : leads_)
        // A screen seen only briefly has not tried every way.
        if (!lead_home.contains(screen) && looks_.at(screen) > enough_looks) ends.push_back(screen);
    return ends;
}

}  // namespace tavern::crawl

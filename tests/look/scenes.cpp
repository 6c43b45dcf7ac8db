#include <stdexcept>

#include "scene.hpp"

namespace tavern::look {

const std::vector<NamedScene>& all_scenes() {
    // Opens the valley first where it is a page or a drawer.
    static const std::string valley = "page-valley?,valley-drawer?";
    static const std::string planning = "module=5 players=3 round=5 phase=planning seed=3";
    static const std::string serving = "module=5 players=4 round=8 phase=serving seed=3 full=6";
    static const std::string summer = "module=1 players=2 round=4 seed=2";
    static const std::string over = "module=5 players=4 round=8 phase=over seed=3";
    static const std::string title = "screen=title module=5 saves=7 best=70";
    static const std::vector<NamedScene> scenes{
        {"title", title},
        {"title-first", "screen=title module=1 players=2 blocked=1"},
        {"title-alone", "screen=title module=1 players=1 best=64"},
        {"new-game", title + " players=4 click=new-game?"},
        {"new-game-foot", title + " players=4 click=new-game? foot=1"},
        {"opponents", title + " players=4 keepers=0135 click=new-game?,player-2-keeper"},
        {"title-saves", title + " click=games"},
        {"title-many-saves", "screen=title module=5 best=70 saves=60 forgets=1 damaged=1 click=games"},
        {"title-rules", title + " click=rules"},
        {"title-rules-page", title + " click=rules,chapter-3?"},
        {"rules-foot", title + " click=rules,chapter-3? foot=1"},
        {"rules-numbers", title + " click=rules,chapter-15?"},
        {"rules-found", title + " search=er click=rules"},
        {"rules-found-place", title + " search=er click=rules,found-9"},
        {"rules-found-nothing", title + " search=quidditch click=rules"},
        {"start-card", "module=5 players=3 round=0 question=choose-start-card phase=start-cards"},
        {"start", "module=5 players=3 round=1 phase=planning"},
        {"draft", planning + " phase=draft"},
        {"draft-later", planning + " players=4 phase=draft actions=6"},
        {"planning", planning},
        {"die-in-hand", planning + " click=die-1"},
        {"die-in-hand-valley", planning + " click=die-1," + valley},
        {"placed", planning + " actions=3"},
        {"valley", planning + " click=" + valley},
        {"valley-tracks", planning + " click=" + valley + ",stop?"},
        {"players", planning + " click=page-players?"},
        {"players-four", planning + " players=4 keepers=0040 click=page-players?"},
        {"other-tavern", planning + " click=tab-next?,tab-2?"},
        {"tiles", planning + " click=stop?"},
        {"explained", planning + " hover=tile-safe"},
        {"explained-card", planning + " click=" + valley + " hover=recruit-2"},
        {"log", planning + " click=page-players?,log?"},
        {"first-keep", "module=1 players=2 round=1 question=start-over seed=3 first=63"},
        {"first-take", planning + " phase=draft first=63"},
        {"first-place", planning + " first=63"},
        {"first-ready", "module=1 players=2 round=3 phase=planning seed=2 actions=4 first=63"},
        {"first-serve", planning + " phase=serving first=63"},
        {"first-spend", serving + " first=63 click=serve-all,serve-all?,serve-all?,serve-all?,serve-all?,serve-all?"},
        {"turn-card", "module=5 players=4 round=6 phase=closing keepers=0345 seed=3 news=12"},
        {"turn-card-own-turn", "module=5 players=3 round=7 phase=serving keepers=304 seed=3 actions=14 news=14"},
        {"closing-time", "module=5 players=4 round=5 phase=draft keepers=0345 seed=3 news=60"},
        {"closing-time-alone", "module=3 players=1 round=4 phase=planning news=30"},
        {"closing-time-question",
         "module=2 players=3 round=5 phase=evening question=round-bonus keepers=055 seed=3 news=60"},
        {"hint", planning + " hint=3"},
        {"hint-busy", planning + " hint=0"},
        {"thinking", planning + " keepers=040 actions=1 thinking=1"},
        {"serving", "module=5 players=3 round=6 phase=serving seed=3 actions=3"},
        {"serving-full", serving + " full=8"},
        {"serving-most", serving + " full=10"},
        {"valley-full", serving + " full=8 click=" + valley},
        {"planning-full", "module=5 players=4 round=8 phase=planning seed=3 full=8"},
        {"buy", serving + " click=" + valley + ",buy-server"},
        {"recruit", serving + " click=" + valley + ",recruit-1"},
        {"nobles", serving + " click=" + valley + ",nobles"},
        {"upgrade", serving + " click=stop?,tile-safe"},
        {"round-bonus", summer + " question=round-bonus"},
        {"round-bonus-guest", "module=1 players=2 round=1 seed=2 question=round-bonus"},
        {"choose-side", planning + " round=2 question=choose-side"},
        {"free-upgrade", planning + " round=2 question=free-upgrade"},
        {"deny", planning + " round=2 question=deny"},
        {"schnapps-or-denied", planning + " round=3 question=schnapps-or-denied"},
        {"sign", planning + " round=3 question=sign"},
        {"put-back", planning + " round=2 question=put-back seed=4"},
        {"start-over", "module=1 players=2 round=1 seed=2 question=start-over"},
        {"menu", planning + " click=menu"},
        {"settings", title + " click=settings"},
        {"settings-foot", planning + " click=menu,settings foot=1"},
        {"settings-in-hand", planning + " touch=1 left=1 click=menu,settings foot=1"},
        {"saves", planning + " saves=7 unreadable=2 damaged=3 click=menu,games"},
        {"share", planning + " link=300 code=57 letter=1 send=1 click=menu,share"},
        {"share-foot", planning + " link=300 code=57 letter=1 click=menu,share foot=1"},
        {"share-alone", "module=3 players=1 round=4 phase=planning link=300 click=menu,share foot=1"},
        {"curtain-letter", planning + " screen=curtain letter=1"},
        {"rules", planning + " click=menu,rules"},
        {"curtain", planning + " screen=curtain"},
        {"summary", planning + " screen=curtain since=60 click=lift-curtain"},
        {"question-replace", planning + " notice=4"},
        {"question-not-kept", planning + " notice=8"},
        {"question-error", planning + " notice=3"},
        {"question-damaged", planning + " notice=11"},
        {"toast", planning + " notice=2"},
        {"summer", summer + " phase=serving"},
        {"summer-valley", summer + " phase=planning click=" + valley},
        {"lessons", title + " done=7 click=learn"},
        {"lesson-die", "lesson=1 step=1"},
        {"lesson-sum", "lesson=3 step=1"},
        {"lesson-valley", "lesson=5 step=2"},
        {"lesson-draft", "lesson=8 step=4"},
        {"lesson-book", "lesson=10 step=2"},
        {"alone", "module=3 players=1 round=4 phase=planning best=64"},
        {"end", over},
        {"end-foot", over + " foot=1"},
        {"end-two", "module=1 players=2 round=8 phase=over seed=2"},
        {"end-alone", "module=3 players=1 round=8 phase=over best=64"},
        {"end-taverns", over + " click=taverns"},
        {"review", over + " keepers=0431 review=5"},
        {"history", planning + " moment=180"},
        {"history-draft", over + " moment=95"},
        {"history-now", over + " moment=9999"},
        {"history-log", over + " moment=180 click=page-players?,log?"},
        {"ledger", title + " results=34 click=ledger"},
        {"ledger-foot", title + " results=34 click=ledger foot=1"},
        {"ledger-first", title + " results=1 click=ledger"},
        {"ledger-empty", title + " click=ledger"},
        {"review-busy", over + " keepers=0431 review=1 progress=370"},
    };
    return scenes;
}

Options options_of_scene(const std::string& name) {
    for (const NamedScene& scene : all_scenes())
        if (scene.name == name) return Options(scene.options);
    throw std::invalid_argument("there is no scene " + name);
}

}  // namespace tavern::look

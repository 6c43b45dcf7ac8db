#include "scene.hpp"

namespace tavern::look {

const std::vector<NamedScene>& all_scenes() {
    // Where the valley is a page or a drawer, it is opened first.
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
        {"new-game-second", title + " players=4 click=new-game?,next?"},
        {"opponents", title + " players=4 keepers=0135 click=new-game?,player-2-keeper"},
        {"title-saves", title + " click=games"},
        {"title-rules", title + " click=rules"},
        {"title-rules-page", title + " click=rules,chapter-3?"},
        {"start-card", "module=5 players=3 round=0 question=choose-start-card phase=start_cards"},
        {"start", "module=5 players=3 round=1 phase=planning"},
        {"draft", planning + " phase=draft"},
        {"draft-later", planning + " players=4 phase=draft actions=6"},
        {"planning", planning},
        {"die-in-hand", planning + " click=die-1"},
        {"die-in-hand-valley", planning + " click=die-1," + valley},
        {"placed", planning + " actions=3"},
        {"valley", planning + " click=" + valley},
        {"valley-tracks", planning + " click=" + valley + ",valley-stop?"},
        {"players", planning + " click=page-players?"},
        {"other-tavern", planning + " click=tab-next?,tab-2?"},
        {"tiles", planning + " click=stop?"},
        {"explained", planning + " hover=tile-safe"},
        {"explained-card", planning + " click=" + valley + " hover=recruit-2"},
        {"log", planning + " click=log?"},
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
        {"choose-side", planning + " round=2 question=choose-side"},
        {"free-upgrade", planning + " round=2 question=free-upgrade"},
        {"deny", planning + " round=2 question=deny"},
        {"schnapps-or-denied", planning + " round=3 question=schnapps-or-denied"},
        {"sign", planning + " round=3 question=sign"},
        {"put-back", planning + " round=2 question=put-back"},
        {"start-over", "module=1 players=2 round=1 seed=2 question=start-over"},
        {"menu", planning + " click=menu"},
        {"saves", planning + " saves=7 click=menu,games"},
        {"share", planning + " link=300 click=menu,share"},
        {"rules", planning + " click=menu,rules"},
        {"curtain", planning + " screen=curtain"},
        {"summary", planning + " screen=curtain since=60 click=lift-curtain"},
        {"question-replace", planning + " notice=3"},
        {"question-error", planning + " notice=2"},
        {"toast", planning + " notice=1"},
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
        {"end-tracks", over + " click=end-tab-1?"},
        {"end-moments", over + " click=end-tab-2?"},
        {"end-two", "module=1 players=2 round=8 phase=over seed=2"},
        {"end-alone", "module=3 players=1 round=8 phase=over best=64"},
        {"end-taverns", over + " click=taverns"},
        {"review", over + " keepers=0431 review=5"},
        {"history", planning + " moment=180"},
        {"history-draft", over + " moment=95"},
        {"history-now", over + " moment=9999"},
        {"review-busy", over + " keepers=0431 review=1 progress=370"},
    };
    return scenes;
}

}  // namespace tavern::look

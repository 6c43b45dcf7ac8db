#include "tool/reference.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "record/notation.hpp"
#include "record/playout.hpp"
#include "record/signature.hpp"
#include "tool/reference/sentences.hpp"

using namespace tavern;

TEST_CASE("the reference in src/record is the one that the program prints") {
    std::ifstream file(TAVERNS_SOURCE_FOLDER "/src/record/reference.txt");
    const std::string kept{std::istreambuf_iterator<char>(file), {}};
    CHECK_MESSAGE(kept == reference(), "ci/tavern engine --reference > src/record/reference.txt renews it");
}

TEST_CASE("the reference names the actions that answer each question") {
    std::set<Question> asked;
    const auto check = [&](const State& state) {
        const Question now = question(state);
        const std::string listed = ", " + std::string(sentences::answers[static_cast<std::size_t>(now)]) + ",";
        for (int index = 0; index < action_kinds; ++index) {
            const auto kind = static_cast<ActionKind>(index);
            const std::string id(notation_of(kind).id);
            const std::optional<Refusal> refused = refusal(state, Action(kind));
            const bool answers = refused != Refusal::not_now && refused != Refusal::game_over;
            CAPTURE(id_of(now));
            CAPTURE(id);
            CHECK((listed.find(", " + id + ",") != std::string::npos) == answers);
        }
    };
    PlayoutSpace space;
    for (int game = 0; game < 120; ++game) {
        State state = new_game(signature_setup(game));
        Dealer dealer(static_cast<std::uint64_t>(game));
        RandomNumbers numbers(static_cast<std::uint64_t>(game));
        const auto check_new = [&] {
            if (asked.insert(question(state)).second) check(state);
        };
        check_new();
        play_out(
            state, dealer, space,
            [&](const State&, const ActionList& legal) { return legal[numbers.below(legal.size())]; },
            [&](const State&, Actor, Action) { check_new(); });
    }
    CHECK(asked.size() == sentences::questions.size());
}

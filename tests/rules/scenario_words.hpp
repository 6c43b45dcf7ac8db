// The words of the scenario language, and a line that is read word by word.
#pragma once
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "rules/rules.hpp"

namespace tavern::scenario {

/** A fault of a scenario or of the rules; the runner adds file and line. */
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

std::vector<std::string> split(std::string_view text, char separator);
std::string trim(std::string_view text);
std::string join(const std::vector<std::string>& parts, std::string_view separator);

/** A text that is read word by word. Every read refuses unknown words. */
class Words {
  public:
    explicit Words(std::string_view text);
    bool empty() const { return next_ == words_.size(); }
    bool next_is(std::string_view word) const { return !empty() && words_[next_] == word; }
    /** Takes the next word if it is this one. */
    bool take(std::string_view word);
    void expect(std::string_view word);
    std::string word(std::string_view what);
    int number(std::string_view what);
    bool next_is_number() const;
    std::string rest();
    void end() const;

  private:
    std::vector<std::string> words_;
    std::size_t next_ = 0;
};

int number_of(std::string_view text, std::string_view what);
Card card_of(std::string_view name);
Tile tile_of(std::string_view name);
Space space_of(std::string_view name);
int seat_of_player(std::string_view name);
bool is_player(std::string_view name);
/** The side 1..6 of an entertainer. */
int side_of(std::string_view name);
/** The column of the guest book by the beer of its guests: 3-4, 5, 6, 7-8. */
int column_of(std::string_view name);
Refusal refusal_of(std::string_view name);
Phase phase_of(std::string_view name);

std::string name_of(Card card);
std::string name_of(Tile tile);
std::string name_of(Space space);
std::string name_of(Refusal refusal);
std::string name_of(Phase phase);
std::string name_of(Question question);
std::string player_name(int seat);
std::string side_name(int number);
std::string column_name(int column);

/** All questions and refusals by name, for the coverage. */
const std::vector<std::string>& refusal_names();
const std::vector<std::string>& question_names();

}  // namespace tavern::scenario

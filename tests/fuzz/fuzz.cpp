#include "fuzz.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace tavern::fuzz {
namespace {

/** Fields of the file format rather than the content. */
bool of_the_file(std::string_view field) {
    return field == "version" || field == "checksum";
}

/** Fields that may be left out or given their default. */
bool may_be_missing(std::string_view field) {
    static constexpr std::string_view optional[] = {"edition", "planning", "start-player", "keeper", "state"};
    return std::find(std::begin(optional), std::end(optional), field) != std::end(optional);
}

bool same_entries(const Json::Array& accepted, const Json::Array& canonical) {
    const auto written = [](const Json::Array& entries) {
        std::vector<std::string> texts;
        for (const Json& entry : entries) texts.push_back(entry.write());
        std::sort(texts.begin(), texts.end());
        return texts;
    };
    return written(accepted) == written(canonical);
}

}  // namespace

bool says_the_same(const Json& accepted, const Json& canonical) {
    if (const Json::Object* members = accepted.object()) {
        if (canonical.object() == nullptr) return false;
        for (const auto& [name, value] : *members) {
            if (of_the_file(name)) continue;
            const Json* counterpart = canonical.find(name);
            if (counterpart == nullptr ? !may_be_missing(name) : !says_the_same(value, *counterpart)) return false;
        }
        for (const auto& [name, value] : *canonical.object())
            if (accepted.find(name) == nullptr && !may_be_missing(name) && !of_the_file(name)) return false;
        return true;
    }
    if (const Json::Array* entries = accepted.array()) {
        if (canonical.array() == nullptr || entries->size() != canonical.array()->size()) return false;
        bool equal = true;
        for (std::size_t index = 0; index < entries->size(); ++index)
            equal = equal && says_the_same((*entries)[index], (*canonical.array())[index]);
        return equal || same_entries(*entries, *canonical.array());
    }
    return accepted == canonical;
}

}  // namespace tavern::fuzz

#include "deed.hpp"

#include <algorithm>
#include <array>
#include <sstream>

namespace tavern::crawl {
namespace {

constexpr std::array<const char*, 13> names{"start", "size",   "tap", "finger", "twice", "drag", "press",
                                            "hover", "mirror", "key", "wheel",  "wait",  "luck"};

bool has_id(Deed::Kind kind) {
    using Kind = Deed::Kind;
    return kind == Kind::tap || kind == Kind::finger || kind == Kind::twice || kind == Kind::drag ||
           kind == Kind::hover || kind == Kind::mirror;
}

}  // namespace

void print(const Deed& deed, std::FILE* file) {
    std::fprintf(file, "%s%s%s %d %d\n", names[static_cast<std::size_t>(deed.kind)], has_id(deed.kind) ? " " : "",
                 deed.id.c_str(), deed.number, deed.other);
}

std::optional<Deed> deed_from(const std::string& line) {
    std::istringstream words(line);
    std::string name;
    words >> name;
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    Deed deed;
    deed.kind = static_cast<Deed::Kind>(found - names.begin());
    if (has_id(deed.kind)) words >> deed.id;
    words >> deed.number >> deed.other;
    return words ? std::optional(deed) : std::nullopt;
}

}  // namespace tavern::crawl

#include "ui/model/intent.hpp"

namespace tavern::ui {

Intent::Intent(const Intent& other) = default;
Intent::Intent(Intent&& other) noexcept = default;
Intent& Intent::operator=(const Intent& other) = default;
Intent& Intent::operator=(Intent&& other) noexcept = default;
Intent::~Intent() = default;

}  // namespace tavern::ui

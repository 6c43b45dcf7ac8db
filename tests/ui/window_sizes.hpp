// The windows that every screen must fit: those of the look's description, and some in between.
#pragma once
#include <array>

namespace tavern::ui {

struct WindowSize {
    float width;
    float height;
};

/** One of each kind. */
constexpr std::array<WindowSize, 8> window_sizes{
    {{1920, 1080}, {1280, 720}, {800, 600}, {640, 480}, {844, 390}, {390, 844}, {320, 480}, {768, 1024}}};

/** Those, and others that devices or neighbouring windows leave: every sheet and screen must fit them. */
constexpr std::array<WindowSize, 12> common_window_sizes{{{1920, 1080},
                                                          {1280, 720},
                                                          {1000, 600},
                                                          {800, 600},
                                                          {640, 480},
                                                          {600, 480},
                                                          {844, 390},
                                                          {390, 844},
                                                          {412, 915},
                                                          {360, 640},
                                                          {320, 480},
                                                          {768, 1024}}};

/** The smallest and the widest, and three common ones. */
constexpr std::array<WindowSize, 5> edge_window_sizes{{{320, 180}, {320, 568}, {390, 844}, {1280, 720}, {2560, 600}}};

/** Phones, small and narrow ones and those on their side. */
constexpr std::array<WindowSize, 6> phone_sizes{
    {{390, 844}, {360, 740}, {320, 568}, {280, 653}, {844, 390}, {667, 375}}};

/** Those and the sizes at which something folds, for quick checks. */
constexpr std::array<WindowSize, 30> all_window_sizes{
    {{1920, 1080}, {1280, 720}, {1366, 768}, {1024, 768}, {1000, 600}, {1280, 1024}, {2560, 1080}, {800, 600},
     {900, 640},   {640, 480},  {600, 480},  {760, 500},  {480, 400},  {844, 390},   {932, 430},   {667, 375},
     {390, 844},   {412, 915},  {430, 932},  {360, 640},  {375, 667},  {320, 480},   {768, 1024},  {820, 1180},
     {744, 1133},  {800, 1280}, {360, 740},  {320, 568},  {280, 653},  {500, 900}}};

}  // namespace tavern::ui

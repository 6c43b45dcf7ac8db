# SDL2 for the page: its sources, with the configuration that it has for Emscripten. Its own CMake would spend three
# minutes on testing the compiler for known facts.
third_party_folder(TAVERNS_SDL2 SDL2 include/SDL.h
    "https://github.com/libsdl-org/SDL/releases/download/release-2.26.5/SDL2-2.26.5.tar.gz"
    ad8fea3da1be64c83c45b1d363a6b4ba8fd60f5bde3b23ec73855709ec5eabf7)

# Only the parts for a window with a WebGL context, pointer and keyboard. The page itself plays sounds.
set(sdl2_folders . atomic cpuinfo events file libm loadso/dummy stdlib thread thread/generic timer timer/unix video video/emscripten)
set(sdl2_files)
foreach(folder ${sdl2_folders})
    file(GLOB files "${TAVERNS_SDL2_FOUND}/src/${folder}/*.c")
    list(APPEND sdl2_files ${files})
endforeach()
# Excludes bitmaps in memory and gestures; src/app/platform/absent.cpp has stubs for them.
list(FILTER sdl2_files EXCLUDE REGEX "/SDL_(blit.*|bmp|fillrect|gesture|RLEaccel|shape|stretch|surface|yuv)\\.c$")

add_library(SDL2 STATIC ${sdl2_files})
target_include_directories(SDL2 SYSTEM PUBLIC "${TAVERNS_SDL2_FOUND}/include")
target_compile_definitions(SDL2 PRIVATE
    SDL_AUDIO_DISABLED=1 SDL_JOYSTICK_DISABLED=1 SDL_SENSOR_DISABLED=1 SDL_RENDER_DISABLED=1 SDL_POWER_DISABLED=1
    SDL_LOCALE_DISABLED=1 SDL_FILESYSTEM_DISABLED=1 SDL_FILE_DISABLED=1 SDL_LOADSO_DISABLED=1
    SDL_LEAN_AND_MEAN=1)  # no blitting in memory: WebGL draws
target_compile_options(SDL2 PRIVATE -w -Oz)

# Dear ImGui's backend for SDL2; src/app/platform/renderer.cpp draws.
add_library(imgui_backends STATIC
    "${TAVERNS_IMGUI_FOUND}/backends/imgui_impl_sdl2.cpp")
target_include_directories(imgui_backends SYSTEM PUBLIC "${TAVERNS_IMGUI_FOUND}/backends")
target_include_directories(imgui_backends PRIVATE "${CMAKE_SOURCE_DIR}/src")
target_compile_options(imgui_backends PRIVATE -w -Oz)
target_link_libraries(imgui_backends PUBLIC imgui SDL2)
target_compile_options(imgui PRIVATE -Oz)

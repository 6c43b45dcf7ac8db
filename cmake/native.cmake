# The console program and the tests.
# The languages other than English: the page fetches them, the console program and the tests read the files.
file(GLOB text_files CONFIGURE_DEPENDS "assets/text/*.json")
set(packed_texts "${CMAKE_BINARY_DIR}/text")
add_custom_command(OUTPUT "${packed_texts}/pseudo.txt"
    COMMAND "${TAVERNS_NODE}" "${CMAKE_SOURCE_DIR}/ci/pack-texts.mjs" "${CMAKE_SOURCE_DIR}/assets/text" "${packed_texts}"
    DEPENDS "${CMAKE_SOURCE_DIR}/ci/pack-texts.mjs" "${CMAKE_SOURCE_DIR}/ci/texts.mjs" ${text_files}
    COMMENT "Packing the languages" VERBATIM)
add_custom_target(packed_texts DEPENDS "${packed_texts}/pseudo.txt")
add_executable(tavern src/tool/main.cpp)
target_link_libraries(tavern PRIVATE strict tool_core)
add_dependencies(tool_core packed_texts)
set_source_files_properties(src/tool/telling/language.cpp PROPERTIES COMPILE_DEFINITIONS "TAVERNS_TEXT_FOLDER=\"${packed_texts}\"")

# Screens without a window or a browser: pictures for ci/tavern and for the screenshot tests.
set(look_files src/look/rasterizer.cpp src/look/screen.cpp src/look/picture.cpp)
add_library(offline_look STATIC EXCLUDE_FROM_ALL ${look_files})
target_link_libraries(offline_look PRIVATE strict stb PUBLIC ui tool_core)
target_compile_options(offline_look PRIVATE -O2)
target_compile_definitions(offline_look PRIVATE
    TAVERNS_SOURCE_FOLDER="${CMAKE_SOURCE_DIR}" TAVERNS_FONT_FOLDER="${CMAKE_SOURCE_DIR}/build/fonts")
add_executable(picture EXCLUDE_FROM_ALL src/look/main.cpp)
target_link_libraries(picture PRIVATE strict offline_look)
add_dependencies(picture packed_texts)

find_path(TAVERNS_DOCTEST doctest/doctest.h DOC "Folder with doctest/doctest.h")
if(NOT TAVERNS_DOCTEST)
    message(STATUS "No doctest: the tests are not built")
    return()
endif()

# doctest's main takes longer to compile than most suites, so it is compiled once.
add_library(test_main OBJECT tests/main.cpp)
target_include_directories(test_main SYSTEM PUBLIC "${TAVERNS_DOCTEST}")
target_compile_definitions(test_main PUBLIC
    TAVERNS_SOURCE_FOLDER="${CMAKE_SOURCE_DIR}"
    TAVERNS_FONT_FOLDER="${CMAKE_SOURCE_DIR}/build/fonts")

file(GLOB headless_test_files CONFIGURE_DEPENDS
    "tests/rules/*.cpp" "tests/record/*.cpp" "tests/ai/*.cpp" "tests/problems/*.cpp" "tests/story/*.cpp" "tests/narration/*.cpp" "tests/typed/*.cpp" "tests/tool/*.cpp")
add_executable(tests ${headless_test_files})
target_link_libraries(tests PRIVATE strict test_main tool_core typed)

file(GLOB app_test_files CONFIGURE_DEPENDS "tests/app/*.cpp")
add_library(app_tests OBJECT ${app_test_files})
target_link_libraries(app_tests PRIVATE strict test_main app_core)
file(GLOB ui_test_files CONFIGURE_DEPENDS "tests/ui/*.cpp")
add_executable(ui_tests ${ui_test_files})
target_link_libraries(ui_tests PRIVATE strict test_main app_core app_tests)

# Screens without a window or a browser: tests/look/main.cpp makes pictures of them, tests/look/look_test.cpp checks
# their texts.
add_library(look_core STATIC EXCLUDE_FROM_ALL
    tests/look/audit.cpp tests/look/reading.cpp tests/look/scene.cpp tests/look/scenes.cpp)
target_link_libraries(look_core PUBLIC offline_look app_core PRIVATE strict)
target_include_directories(look_core PUBLIC tests/ui)
target_compile_options(look_core PRIVATE -O2)
target_compile_definitions(look_core PRIVATE
    TAVERNS_SOURCE_FOLDER="${CMAKE_SOURCE_DIR}" TAVERNS_FONT_FOLDER="${CMAKE_SOURCE_DIR}/build/fonts")
add_executable(look_tests tests/look/look_test.cpp tests/look/picture_test.cpp tests/look/prompt_test.cpp tests/look/reading_test.cpp
    tests/look/repaint_test.cpp tests/look/tip_test.cpp tests/look/watchdog_test.cpp tests/crawl/app.cpp
    tests/crawl/positions.cpp)
target_link_libraries(look_tests PRIVATE strict test_main look_core)
target_include_directories(look_tests PRIVATE tests tests/app)
add_executable(look EXCLUDE_FROM_ALL tests/look/main.cpp)
target_link_libraries(look PRIVATE strict look_core)

# Presses everything on the screens: tests/crawl/main.cpp.
file(GLOB crawl_files CONFIGURE_DEPENDS "tests/crawl/*.cpp")
add_executable(crawl EXCLUDE_FROM_ALL ${crawl_files})
target_link_libraries(crawl PRIVATE strict app_core)
target_include_directories(crawl PRIVATE tests/ui tests/app)
target_compile_definitions(crawl PRIVATE TAVERNS_FONT_FOLDER="${CMAKE_SOURCE_DIR}/build/fonts")
# Compiling takes most of the tests' time, so only code that draws millions of frames is fully optimised, and the tests
# of the screens not at all; they run as fast as before.
foreach(target text narration typed ui app_core tests)
    target_compile_options(${target} PRIVATE "$<$<CONFIG:Release>:-O1>")
endforeach()
foreach(target app_tests ui_tests look_tests crawl)
    target_compile_options(${target} PRIVATE -O0)
endforeach()
file(GLOB drawing_files "src/ui/draw/*.cpp" "src/ui/flow/tree*.cpp")
set_source_files_properties(${drawing_files} "${CMAKE_BINARY_DIR}/third-party/imgui_draw.cpp" PROPERTIES COMPILE_OPTIONS -O2)
# Their headers are below the module's precompiled header.
file(GLOB below_files "src/ui/draw/*.cpp" "src/ui/model/*.cpp")
set_source_files_properties(${below_files} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)

foreach(target tests app_tests ui_tests look_core look_tests crawl)
    compile_together(${target})
    add_dependencies(${target} packed_texts)
    target_compile_definitions(${target} PRIVATE TAVERNS_TEXT_FOLDER="${packed_texts}")
endforeach()

# Compiling takes nearly all of the tests' time, so headers used by most files of a module are precompiled. The preset
# gcc-release does without them and shows that each file includes all it needs. Fetched headers can be older than the
# precompiled one, which clang would otherwise reject.
target_compile_options(strict INTERFACE "$<$<CXX_COMPILER_ID:Clang>:SHELL:-Xclang -fno-pch-timestamp>")
set(common_headers <algorithm> <array> <cmath> <cstdint> <map> <memory> <optional> <set> <string> <string_view>
    <utility> <vector>)
set(ui_headers "${CMAKE_SOURCE_DIR}/src/ui/flow/stage.hpp" "${CMAKE_SOURCE_DIR}/src/ui/flow/tree.hpp")
target_precompile_headers(ui PRIVATE ${common_headers} ${ui_headers})
target_precompile_headers(app_core PRIVATE ${common_headers} "${CMAKE_SOURCE_DIR}/src/app/session.hpp")
target_precompile_headers(app_tests PRIVATE ${common_headers} <doctest/doctest.h> "${CMAKE_SOURCE_DIR}/src/app/session.hpp")
target_precompile_headers(ui_tests REUSE_FROM app_tests)
if(TAVERNS_SANITIZE OR TAVERNS_FUZZ)
    foreach(target record ai tool_core)
        target_precompile_headers(${target} PRIVATE ${common_headers})
    endforeach()
    target_precompile_headers(tests PRIVATE ${common_headers} <doctest/doctest.h>)
endif()

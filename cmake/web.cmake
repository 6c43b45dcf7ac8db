# The page's program, and the console program as wasm, which runs under Node for comparison with the native one.
set(link_options
    -sALLOW_MEMORY_GROWTH -sMALLOC=emmalloc -sDYNAMIC_EXECUTION=0 -sFILESYSTEM=0 -sASSERTIONS=0
    # Leaves out of the JavaScript features that WebGL2 always has, and options that the module never gets.
    -sGL_TRACK_ERRORS=0 -sGL_SUPPORT_AUTOMATIC_ENABLE_EXTENSIONS=0 -sGL_SUPPORT_SIMPLE_ENABLE_EXTENSIONS=0
    -sGL_EXTENSIONS_IN_PREFIXED_FORMAT=0 -sTEXTDECODER=2
    "-sINCOMING_MODULE_JS_API=canvas,noInitialRun,instantiateWasm,onAbort"
    -fno-exceptions -fno-rtti --closure=1)

# The secondary module has all code that the title never calls: tests/browser/first_frame.test.mjs.
file(GLOB_RECURSE secondary_files CONFIGURE_DEPENDS
    "src/ai/*.cpp" "src/ai/evaluation/*.cpp" "src/problems/*.cpp" "src/story/*.cpp" "src/narration/*.cpp" "src/typed/*.cpp" "src/rules/*.cpp" "src/record/link/*.cpp" "src/ui/board/*.cpp"
    "src/ui/screens/problems/*.cpp" "src/ui/screens/results/*.cpp" "src/ui/screens/rules/*.cpp" "src/ui/screens/table/*.cpp")
list(FILTER secondary_files EXCLUDE REGEX "/src/ui/(board/gains|screens/table/history)\\.cpp$")
foreach(name
        app/article ui/screens/article ui/screens/diagram
        record/dealer record/game record/ledger record/notation record/object_reader record/record_json record/signature record/numbers/sha256
        ui/screens/decks ui/screens/fair_dice ui/screens/lessons ui/screens/menu ui/screens/opponents ui/screens/picture ui/screens/report ui/screens/saves
        ui/screens/settings ui/screens/settings_choices ui/screens/share ui/flow/swipe
        ui/dialogs/link ui/dialogs/tallies ui/parts/card ui/parts/marks app/host_message app/host_news
        app/lessons/lesson app/lessons/lesson_course app/lessons/lessons
        app/moving_pictures app/thinking app/turns app/session/computer_turn app/session/host
        app/session/looking_back app/session/opening app/session/play app/session/share app/session/sharing
        app/session/typed app/problems/problem app/problems/problem_course app/story/telling ui/screens/story)
    if(NOT EXISTS "${CMAKE_SOURCE_DIR}/src/${name}.cpp")
        message(FATAL_ERROR "The secondary module names src/${name}.cpp, which is not there.")
    endif()
    list(APPEND secondary_files "${CMAKE_SOURCE_DIR}/src/${name}.cpp")
endforeach()
# The split knows its functions by their objects: its files are compiled several at once, all others by themselves. Those
# of two modules have switches of their own, and so are compiled by themselves, too.
set(primary_files ${record_files} ${text_files} ${ui_files} ${app_core_files})
list(REMOVE_ITEM primary_files ${secondary_files})
set_source_files_properties(${primary_files} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
set(secondary_objects "/Unity/|/src/(ai|rules)/")

set(page_files ${app_files})
list(FILTER page_files INCLUDE REGEX "/src/app/(platform/.*|main\\.cpp)$")
add_executable(game ${page_files})
target_link_libraries(game PRIVATE strict app_core imgui_backends)
target_compile_options(game PRIVATE -Oz)
target_link_options(game PRIVATE ${link_options} -Oz
    -sMODULARIZE -sEXPORT_ES6 -sUSE_ES6_IMPORT_META=1 -sENVIRONMENT=web,worker -sEXPORT_NAME=createGame
    -sMIN_WEBGL_VERSION=2 -sMAX_WEBGL_VERSION=2 -sINITIAL_MEMORY=32MB -sEXIT_RUNTIME=0
    "-sEXPORTED_FUNCTIONS=_main,_malloc,_free"
    "-sEXPORTED_RUNTIME_METHODS=callMain,UTF8ToString,stringToUTF8,lengthBytesUTF8"
    # Long functions that are called once are not inlined: merged functions have so many variables that their
    # numbers compress worse than the calls (8 kB). Tiny ones always are: a call takes more bytes (5 kB), and much more
    # time between the two modules. The second round optimises the results of the first.
    -sBINARYEN_EXTRA_PASSES=--one-caller-inline-max-function-size=30,--always-inline-max-function-size=6,-Oz,--converge
    # Names, for the split.
    --profiling-funcs -Wl,--no-demangle
    # SDL2's JavaScript calls these by name, where Emscripten does not see it.
    "-sDEFAULT_LIBRARY_FUNCS_TO_INCLUDE=@${CMAKE_SOURCE_DIR}/cmake/sdl2-needs.txt")

find_path(TAVERNS_BINARYEN wasm-split REQUIRED NO_CMAKE_FIND_ROOT_PATH
    PATHS "${EMSCRIPTEN_ROOT_PATH}/../bin" /usr/bin DOC "Folder with wasm-split and wasm-opt")
set(program_modules rules record story ai problems text narration typed ui app_core imgui imgui_backends SDL2 game)
list(TRANSFORM program_modules REPLACE "(.+)" "$<TARGET_OBJECTS:\\1>" OUTPUT_VARIABLE program_objects)
add_custom_command(OUTPUT primary.wasm secondary.wasm
    COMMAND "${TAVERNS_NODE}" "${CMAKE_SOURCE_DIR}/ci/split-program.mjs" "$<TARGET_FILE_DIR:game>/game.wasm"
        primary.wasm secondary.wasm "${secondary_objects}" "${CMAKE_NM}" "${TAVERNS_BINARYEN}" ${program_objects}
    DEPENDS game ci/split-program.mjs
    COMMAND_EXPAND_LISTS VERBATIM COMMENT "Splitting the program")
add_custom_target(split_game ALL DEPENDS primary.wasm secondary.wasm)

add_executable(tavern_web src/tool/main.cpp src/text/english/english.cpp)
set_target_properties(tavern_web PROPERTIES OUTPUT_NAME tavern)
target_link_libraries(tavern_web PRIVATE strict tool_core)
target_compile_options(tavern_web PRIVATE -O3)
target_link_options(tavern_web PRIVATE -O3 -sALLOW_MEMORY_GROWTH -sENVIRONMENT=node -sEXIT_RUNTIME=1
    -sNODERAWFS=1 -fno-exceptions -fno-rtti)

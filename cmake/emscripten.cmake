# Finds the toolchain file of whichever Emscripten is on the path: a distribution's or an emsdk's.
find_program(EMCC_PROGRAM emcc REQUIRED)
file(REAL_PATH "${EMCC_PROGRAM}" emcc_real_path)
get_filename_component(emscripten_folder "${emcc_real_path}" DIRECTORY)

# The toolchain file of 3.1.6 passes a flag that Node 20 rejects, and Emscripten 3.1.6's output takes Node's fetch for a
# browser's; both are settled by naming the emulator before it does.
set(CMAKE_CROSSCOMPILING_EMULATOR "node;--no-experimental-fetch" CACHE STRING "Runs what is built for the web")
include("${emscripten_folder}/cmake/Modules/Platform/Emscripten.cmake")

# Headers generated into the build folder by scripts, from the data in assets.
add_library(generated INTERFACE)
target_include_directories(generated INTERFACE "${CMAKE_BINARY_DIR}/generated")
find_program(TAVERNS_NODE NAMES node nodejs REQUIRED NO_CMAKE_FIND_ROOT_PATH)

# Configures again when a new generator appears.
file(GLOB generators CONFIGURE_DEPENDS
    "ci/generate-*.mjs" "assets/components.json" "assets/text/en.json" "assets/places.json" "assets/messages.json"
    "assets/languages.json"
    "assets/art/pictures.json")
file(GLOB pictures CONFIGURE_DEPENDS "assets/art/*.svg")

# Further arguments are other files that the script reads.
function(generate_header script input output)
    set(header "${CMAKE_BINARY_DIR}/generated/${output}")
    get_filename_component(folder "${header}" DIRECTORY)
    file(MAKE_DIRECTORY "${folder}")
    add_custom_command(OUTPUT "${header}"
        COMMAND "${TAVERNS_NODE}" "${CMAKE_SOURCE_DIR}/${script}" "${CMAKE_SOURCE_DIR}/${input}" "${header}"
        DEPENDS "${CMAKE_SOURCE_DIR}/${script}" "${CMAKE_SOURCE_DIR}/${input}" ${ARGN}
        COMMENT "Making ${output}" VERBATIM)
    target_sources(generated INTERFACE "${header}")
    set_property(GLOBAL APPEND PROPERTY generated_headers "${header}")
endfunction()

generate_header(ci/generate-components.mjs assets/components.json rules/components_data.hpp)
generate_header(ci/generate-text.mjs assets/text/en.json text/text_keys.hpp "${CMAKE_SOURCE_DIR}/ci/texts.mjs")
generate_header(ci/generate-text.mjs assets/text/en.json text/english_texts.hpp "${CMAKE_SOURCE_DIR}/ci/texts.mjs")
generate_header(ci/generate-languages.mjs assets/languages.json text/language.hpp)
generate_header(ci/generate-origins.mjs assets/components.json ui/screens/rules/origins.hpp)
generate_header(ci/generate-places.mjs assets/places.json ui/draw/places.hpp)
foreach(header message_types message_definitions)
    generate_header(ci/generate-messages.mjs assets/messages.json app/${header}.hpp "${CMAKE_SOURCE_DIR}/ci/enums.mjs"
        "${CMAKE_SOURCE_DIR}/ci/texts.mjs" "${CMAKE_SOURCE_DIR}/assets/languages.json"
        "${CMAKE_SOURCE_DIR}/src/record/names.hpp")
endforeach()
generate_header(ci/generate-pictures.mjs assets/art/pictures.json ui/draw/pictures_data.hpp ${pictures})

# An evaluation has one file per set-up: today's, and that of a former legend.
function(generate_weights folder header name)
    file(GLOB evaluations CONFIGURE_DEPENDS "${folder}/*.txt" "${folder}/*.curve")
    set(output "${CMAKE_BINARY_DIR}/generated/${header}")
    add_custom_command(OUTPUT "${output}"
        COMMAND "${TAVERNS_NODE}" "${CMAKE_SOURCE_DIR}/ci/generate-evaluation.mjs" "${CMAKE_SOURCE_DIR}/${folder}"
            "${output}" ${name}
        DEPENDS "${CMAKE_SOURCE_DIR}/ci/generate-evaluation.mjs" ${evaluations}
        COMMENT "Making ${header}" VERBATIM)
    target_sources(generated INTERFACE "${output}")
    set_property(GLOBAL APPEND PROPERTY generated_headers "${output}")
endfunction()
generate_weights(assets/evaluation ai/learned_weights.hpp learned_weights)
generate_weights(assets/evaluation/2026-11 tool/arena/former_weights.hpp former_weights)

# All generated headers, for tools that read the sources without building.
get_property(generated_headers GLOBAL PROPERTY generated_headers)
add_custom_target(generated_headers DEPENDS ${generated_headers})

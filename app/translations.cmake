# Translations of the window, compiled into the program. Without Qt's Linguist tools it is built in English only.
#   ninja update_translations    takes new texts of the sources into resources/translations/*.ts
find_package(Qt6LinguistTools 6.4 QUIET)
if(NOT Qt6LinguistTools_FOUND)
  message(STATUS "Qt's Linguist tools are missing: the window speaks English only")
  return()
endif()
file(GLOB TS_FILES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/translations/*.ts)
qt_add_lrelease(tilesight_explorer_lib TS_FILES ${TS_FILES} QM_FILES_OUTPUT_VARIABLE QM_FILES)
qt_add_resources(tilesight_explorer_lib translations PREFIX /translations BASE ${CMAKE_CURRENT_BINARY_DIR}
                 FILES ${QM_FILES})
add_custom_target(update_translations
  COMMAND Qt6::lupdate -I ${CMAKE_SOURCE_DIR} -locations none -no-obsolete ${CMAKE_SOURCE_DIR}/app/explorer ${CMAKE_SOURCE_DIR}/widgets
          -ts ${TS_FILES} VERBATIM)

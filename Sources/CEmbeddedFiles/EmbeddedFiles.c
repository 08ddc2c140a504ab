#include "CEmbeddedFiles.h"

#include <stddef.h>
#include <string.h>

// Clang knows #embed in C17 too.
#pragma clang diagnostic ignored "-Wc23-extensions"

typedef struct {
  const char *name;
  const char *text;
} EmbeddedFile;

/// The files, each with a NUL at its end.
static const EmbeddedFile files[] = {
  {"Docs/ci.md", (const char[]){
#embed "../../Docs/ci.md" suffix(, 0)
  }},
  {"Docs/glossary.md", (const char[]){
#embed "../../Docs/glossary.md" suffix(, 0)
  }},
  {"Docs/howto.md", (const char[]){
#embed "../../Docs/howto.md" suffix(, 0)
  }},
  {"Docs/language.md", (const char[]){
#embed "../../Docs/language.md" suffix(, 0)
  }},
  {"Docs/semantics.md", (const char[]){
#embed "../../Docs/semantics.md" suffix(, 0)
  }},
  {"Docs/sources.md", (const char[]){
#embed "../../Docs/sources.md" suffix(, 0)
  }},
  {"Docs/tutorial.md", (const char[]){
#embed "../../Docs/tutorial.md" suffix(, 0)
  }},
  {"Sources/SwiftGeneration/Templates/MemoryHost.swift", (const char[]){
#embed "../SwiftGeneration/Templates/MemoryHost.swift" suffix(, 0)
  }},
  {"Sources/SwiftGeneration/Templates/Runtime/Execution.swift", (const char[]){
#embed "../SwiftGeneration/Templates/Runtime/Execution.swift" suffix(, 0)
  }},
  {"Sources/SwiftGeneration/Templates/Runtime/Gestures.swift", (const char[]){
#embed "../SwiftGeneration/Templates/Runtime/Gestures.swift" suffix(, 0)
  }},
  {"Sources/SwiftGeneration/Templates/Runtime/Navigator.swift", (const char[]){
#embed "../SwiftGeneration/Templates/Runtime/Navigator.swift" suffix(, 0)
  }},
  {"Sources/SwiftGeneration/Templates/Runtime/Removal.swift", (const char[]){
#embed "../SwiftGeneration/Templates/Runtime/Removal.swift" suffix(, 0)
  }},
  {"Sources/SwiftGeneration/Templates/Runtime/Showing.swift", (const char[]){
#embed "../SwiftGeneration/Templates/Runtime/Showing.swift" suffix(, 0)
  }},
  {"Sources/SwiftGeneration/Templates/Runtime/Stacks.swift", (const char[]){
#embed "../SwiftGeneration/Templates/Runtime/Stacks.swift" suffix(, 0)
  }},
  {"Sources/SwiftGeneration/Templates/Runtime/Steps.swift", (const char[]){
#embed "../SwiftGeneration/Templates/Runtime/Steps.swift" suffix(, 0)
  }},
  {"Sources/SwiftGeneration/Templates/Runtime/Types.swift", (const char[]){
#embed "../SwiftGeneration/Templates/Runtime/Types.swift" suffix(, 0)
  }},
  {"Sources/SwiftGeneration/Templates/SwiftUIHost.swift", (const char[]){
#embed "../SwiftGeneration/Templates/SwiftUIHost.swift" suffix(, 0)
  }},
  {"Sources/SwiftGeneration/Templates/UIKitHost/Host.swift", (const char[]){
#embed "../SwiftGeneration/Templates/UIKitHost/Host.swift" suffix(, 0)
  }},
  {"Sources/SwiftGeneration/Templates/UIKitHost/Layers.swift", (const char[]){
#embed "../SwiftGeneration/Templates/UIKitHost/Layers.swift" suffix(, 0)
  }},
};

const char *navflow_embedded_file(const char *name) {
  for (size_t index = 0; index < sizeof files / sizeof files[0]; index++) {
    if (strcmp(files[index].name, name) == 0) return files[index].text;
  }
  return NULL;
}

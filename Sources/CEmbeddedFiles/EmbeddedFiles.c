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
  {"Docs/ja/tutorial.md", (const char[]){
#embed "../../Docs/ja/tutorial.md" suffix(, 0)
  }},
  {"Docs/ja/howto.md", (const char[]){
#embed "../../Docs/ja/howto.md" suffix(, 0)
  }},
  {"Docs/ja/glossary.md", (const char[]){
#embed "../../Docs/ja/glossary.md" suffix(, 0)
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
  {"Sources/Localization/Catalogues/ja.script.txt", (const char[]){
#embed "../Localization/Catalogues/ja.script.txt" suffix(, 0)
  }},
  {"Sources/Localization/Catalogues/ja.txt", (const char[]){
#embed "../Localization/Catalogues/ja.txt" suffix(, 0)
  }},
  {"Sources/NavflowCommands/Init/Flows/en/empty.flow.yaml", (const char[]){
#embed "../NavflowCommands/Init/Flows/en/empty.flow.yaml" suffix(, 0)
  }},
  {"Sources/NavflowCommands/Init/Flows/en/first.flow.yaml", (const char[]){
#embed "../NavflowCommands/Init/Flows/en/first.flow.yaml" suffix(, 0)
  }},
  {"Sources/NavflowCommands/Init/Flows/en/shop.flow.yaml", (const char[]){
#embed "../NavflowCommands/Init/Flows/en/shop.flow.yaml" suffix(, 0)
  }},
  {"Sources/NavflowCommands/Init/Flows/en/sign-in.flow.yaml", (const char[]){
#embed "../NavflowCommands/Init/Flows/en/sign-in.flow.yaml" suffix(, 0)
  }},
  {"Sources/NavflowCommands/Init/Flows/en/split.flow.yaml", (const char[]){
#embed "../NavflowCommands/Init/Flows/en/split.flow.yaml" suffix(, 0)
  }},
  {"Sources/NavflowCommands/Init/Flows/en/tabs.flow.yaml", (const char[]){
#embed "../NavflowCommands/Init/Flows/en/tabs.flow.yaml" suffix(, 0)
  }},
  {"Sources/NavflowCommands/Init/Flows/ja/empty.flow.yaml", (const char[]){
#embed "../NavflowCommands/Init/Flows/ja/empty.flow.yaml" suffix(, 0)
  }},
  {"Sources/NavflowCommands/Init/Flows/ja/first.flow.yaml", (const char[]){
#embed "../NavflowCommands/Init/Flows/ja/first.flow.yaml" suffix(, 0)
  }},
  {"Sources/NavflowCommands/Init/Flows/ja/shop.flow.yaml", (const char[]){
#embed "../NavflowCommands/Init/Flows/ja/shop.flow.yaml" suffix(, 0)
  }},
  {"Sources/NavflowCommands/Init/Flows/ja/sign-in.flow.yaml", (const char[]){
#embed "../NavflowCommands/Init/Flows/ja/sign-in.flow.yaml" suffix(, 0)
  }},
  {"Sources/NavflowCommands/Init/Flows/ja/split.flow.yaml", (const char[]){
#embed "../NavflowCommands/Init/Flows/ja/split.flow.yaml" suffix(, 0)
  }},
  {"Sources/NavflowCommands/Init/Flows/ja/tabs.flow.yaml", (const char[]){
#embed "../NavflowCommands/Init/Flows/ja/tabs.flow.yaml" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/areas.js", (const char[]){
#embed "../ReviewPages/Assets/areas.js" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/colours.css", (const char[]){
#embed "../ReviewPages/Assets/colours.css" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/comparison.js", (const char[]){
#embed "../ReviewPages/Assets/comparison.js" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/diagram.js", (const char[]){
#embed "../ReviewPages/Assets/diagram.js" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/finder.js", (const char[]){
#embed "../ReviewPages/Assets/finder.js" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/findings.css", (const char[]){
#embed "../ReviewPages/Assets/findings.css" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/live.css", (const char[]){
#embed "../ReviewPages/Assets/live.css" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/live.js", (const char[]){
#embed "../ReviewPages/Assets/live.js" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/notes.js", (const char[]){
#embed "../ReviewPages/Assets/notes.js" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/page.css", (const char[]){
#embed "../ReviewPages/Assets/page.css" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/paths.js", (const char[]){
#embed "../ReviewPages/Assets/paths.js" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/rendering.js", (const char[]){
#embed "../ReviewPages/Assets/rendering.js" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/start.js", (const char[]){
#embed "../ReviewPages/Assets/start.js" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/test.js", (const char[]){
#embed "../ReviewPages/Assets/test.js" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/view.js", (const char[]){
#embed "../ReviewPages/Assets/view.js" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/walk.css", (const char[]){
#embed "../ReviewPages/Assets/walk.css" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/walk.js", (const char[]){
#embed "../ReviewPages/Assets/walk.js" suffix(, 0)
  }},
  {"Sources/ReviewPages/Assets/widths.css", (const char[]){
#embed "../ReviewPages/Assets/widths.css" suffix(, 0)
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

import Foundation
import Testing

/// Tests `import`: what it writes, and what it does when the prototype has changed.
@Suite struct ImportCommandTests {
  /// A prototype with a list, a page with an arrow back, and a sheet.
  static let notes = file([
    frame(
      "1:1", "Notes",
      [
        button("1:2", "Open", y: 300, to("2:1", "PUSH", "LEFT")),
        button("1:3", "New", y: 400, to("3:1", "MOVE_IN", "TOP")),
      ]),
    frame("2:1", "Note", [button("2:2", nil, y: 40, width: 24, to("1:1"))]),
    frame("3:1", "New note", [button("3:2", "Save", y: 600, to("1:1", "MOVE_OUT", "BOTTOM"))]),
  ])

  static func file(_ frames: [String]) -> String {
    """
    {"name": "Notebook", "document": {"id": "0:0", "type": "DOCUMENT", "children": [{"id": "0:1", "name": "Page", \
    "type": "CANVAS", "flowStartingPoints": [{"nodeId": "1:1", "name": "Flow 1"}], "children": [\(frames.joined(separator: ", "))]}]}}
    """
  }

  static func frame(_ id: String, _ name: String, _ children: [String] = []) -> String {
    """
    {"id": "\(id)", "name": "\(name)", "type": "FRAME", "absoluteBoundingBox": {"x": 0, "y": 0, "width": 400, "height": 800}, \
    "children": [\(children.joined(separator: ", "))]}
    """
  }

  static func button(_ id: String, _ label: String?, y: Int, width: Int = 360, _ action: String) -> String {
    let box = "{\"x\": 20, \"y\": \(y), \"width\": \(width), \"height\": 40}"
    let text = label.map {
      "{\"id\": \"\(id)0\", \"name\": \"T\", \"type\": \"TEXT\", \"characters\": \"\($0)\", \"absoluteBoundingBox\": \(box)}"
    }
    return """
      {"id": "\(id)", "name": "Button", "type": "FRAME", "absoluteBoundingBox": \(box), "children": [\(text ?? "")], \
      "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [\(action)]}]}
      """
  }

  static func to(_ target: String, _ transition: String? = nil, _ direction: String = "") -> String {
    let value = transition.map { "{\"type\": \"\($0)\", \"direction\": \"\(direction)\"}" } ?? "null"
    return
      "{\"type\": \"NODE\", \"navigation\": \"NAVIGATE\", \"destinationId\": \"\(target)\", \"transition\": \(value)}"
  }

  @Test func anImportCanBeCheckedAndWalked() throws {
    let bench = try Workbench(["notes.json": Self.notes])
    let run = bench.run("import notes.json")
    #expect(run.status == 0 && run.errorOutput.isEmpty, "\(run.errorOutput)")
    #expect(run.output.contains("4 links: 1 pushed, 1 presented, 1 back, 1 closing"), "\(run.output)")
    #expect(run.output.contains("navflow report Flows/App.flow.yaml -o review.html"))
    let check = bench.run("check Flows")
    #expect(check.status == 0 && check.output.contains("no findings in 2 flows"), "\(check.output)")
    #expect(bench.run("fmt --check Flows").status == 0)
    let walk = bench.run(["simulate", "Flows/App.flow.yaml", "--taps", "Open; Back; New; Save"])
    #expect(walk.status == 0, "\(walk.errorOutput)")
  }

  @Test func aSecondImportWritesNothing() throws {
    let bench = try Workbench(["notes.json": Self.notes])
    #expect(bench.run("import notes.json --check").status == 1)
    #expect(!FileManager.default.fileExists(atPath: bench.folder.path + "/Flows"))
    #expect(bench.run("import notes.json").status == 0)
    let before = try bench.read("Flows/imported/import.lock.json")
    let again = bench.run("import notes.json")
    #expect(again.status == 0 && again.output.hasSuffix("nothing has changed\n"), "\(again.output)")
    #expect(try bench.read("Flows/imported/import.lock.json") == before)
    #expect(bench.run("import notes.json --check").status == 0)
    #expect(bench.run("import notes.json --diff").output.isEmpty)
  }

  @Test func aRenamedFrameKeepsItsName() throws {
    let bench = try Workbench(["notes.json": Self.notes])
    #expect(bench.run("import notes.json").status == 0)
    try bench.write(
      Self.notes.replacing("\"name\": \"Note\"", with: "\"name\": \"A page\"").replacing(
        "\"characters\": \"New\"", with: "\"characters\": \"Write\""), to: "notes.json")
    let run = bench.run("import notes.json")
    #expect(run.status == 0, "\(run.output)")
    let text = try bench.read("Flows/imported/Notebook.flow.yaml")
    #expect(text.contains("  Note:\n    title: A page\n"), "\(text)")
    #expect(run.output.contains("renamed: \"New\" on \"Notes\" is now \"Write\""), "\(run.output)")
  }

  @Test func aCopiedFrameKeepsItsName() throws {
    let bench = try Workbench(["notes.json": Self.notes])
    #expect(bench.run("import notes.json").status == 0)
    try bench.write(
      Self.notes.replacing("\"3:1\"", with: "\"8:1\"").replacing("\"New note\"", with: "\"New note\""), to: "notes.json"
    )
    let run = bench.run("import notes.json")
    #expect(run.status == 0 && !run.output.contains("gone:"), "\(run.output)")
    #expect(try bench.read("Flows/imported/Notebook.flow.yaml").contains("source: notes.json#8:1"))
  }

  @Test func anEditedFragmentIsLeftAlone() throws {
    let bench = try Workbench(["notes.json": Self.notes])
    #expect(bench.run("import notes.json").status == 0)
    let edited = try bench.read("Flows/imported/Notebook.flow.yaml").replacing("title: Notes", with: "title: My notes")
    try bench.write(edited, to: "Flows/imported/Notebook.flow.yaml")
    let run = bench.run("import notes.json")
    #expect(run.status == 1 && run.output.contains("was edited by hand"), "\(run.output)")
    #expect(try bench.read("Flows/imported/Notebook.flow.yaml") == edited)
  }

  @Test func refinementsSurviveAndWhatCannotBeKeptIsReported() throws {
    let bench = try Workbench(["notes.json": Self.notes])
    #expect(bench.run("import notes.json").status == 0)
    let app = try bench.read("Flows/App.flow.yaml")
    try bench.write(
      app
        + "refine: { Notes: { complete: true, actions: { New: start write } } }\ntasks: { write: { outcomes: [saved, cancelled], takes: [New note] } }\n",
      to: "Flows/App.flow.yaml")
    #expect(bench.run("check Flows/App.flow.yaml").output.contains("1 task"))
    #expect(bench.run("import notes.json").status == 0)
    let without = Self.file([
      Self.frame("1:1", "Notes", [Self.button("1:2", "Open", y: 300, Self.to("2:1"))]), Self.frame("2:1", "Note"),
    ])
    try bench.write(without, to: "notes.json")
    let run = bench.run("import notes.json")
    #expect(run.status == 1, "\(run.output)")
    #expect(run.output.contains("gone: the screen \"New note\""))
    #expect(run.errorOutput.contains("Flows/App.flow.yaml:6:"), "\(run.errorOutput)")
  }

  @Test func aRefinementOfARenamedActionNamesTheNewLabel() throws {
    let bench = try Workbench(["notes.json": Self.notes])
    #expect(bench.run("import notes.json").status == 0)
    let app = try bench.read("Flows/App.flow.yaml")
    let refine = "refine: { Notes: { actions: { New: push Note, Help: stay } } }\n"
    try bench.write(app + refine, to: "Flows/App.flow.yaml")
    try bench.write(
      Self.notes.replacing("\"characters\": \"New\"", with: "\"characters\": \"Write\""), to: "notes.json")
    let run = bench.run("import notes.json")
    #expect(run.status == 1, "\(run.output)")
    let message = "error: the imported action \"New\" on \"Notes\" is now called \"Write\""
    #expect(run.errorOutput.contains("Flows/App.flow.yaml:5:31: \(message)"), "\(run.errorOutput)")
    let check = bench.run("check Flows/App.flow.yaml")
    #expect(check.status == 2 && check.output.contains(message), "\(check.output)")
    // A scenario and an area that name the old label say the new one too.
    let uses = "refine: { Notes: { areas: { New: [0, 0, 1, 0.1] } } }\nscenarios: { Writing: { taps: [New] } }\n"
    try bench.write(app + uses, to: "Flows/App.flow.yaml")
    let others = bench.run("import notes.json").errorOutput
    #expect(others.contains("Flows/App.flow.yaml:5:29: \(message)"), "\(others)")
    let tapped = "Flows/App.flow.yaml:6:32: error: the imported action \"New\" is now called \"Write\""
    #expect(others.contains(tapped), "\(others)")
    try bench.write(app + refine, to: "Flows/App.flow.yaml")
    // The lock keeps the old label, and a second import writes nothing.
    let lock = try bench.read("Flows/imported/import.lock.json")
    #expect(bench.run("import notes.json").output.contains("nothing has changed"))
    #expect(try bench.read("Flows/imported/import.lock.json") == lock)
    try bench.write(app + refine.replacing("New:", with: "Write:"), to: "Flows/App.flow.yaml")
    #expect(bench.run("import notes.json").status == 0)
    #expect(bench.run("check Flows/App.flow.yaml").status == 0)
  }

  @Test func aNewPageAsksForItsImport() throws {
    let bench = try Workbench(["notes.json": Self.notes])
    #expect(bench.run("import notes.json").status == 0)
    let start = "\"flowStartingPoints\": [{\"nodeId\": \"2:1\", \"name\": \"B\"}]"
    try bench.write(
      Self.notes.replacing(try Regex("\"flowStartingPoints\": \\[[^\\]]*\\]"), with: start), to: "notes.json")
    let run = bench.run("import notes.json")
    #expect(run.status == 1 && run.output.contains("begins otherwise than before"), "\(run.output)")
  }

  @Test func settingsNameThePrototype() throws {
    let settings = "prototypes: [{ file: design/notes.json, kinds: { instant: push } }]\n"
    let more = Self.file([
      Self.frame("1:1", "Notes", [Self.button("1:2", "Open", y: 300, Self.to("2:1"))]), Self.frame("2:1", "Note"),
    ])
    let bench = try Workbench(["design/notes.json": more, ".navflow.yaml": settings])
    let run = bench.run("import")
    #expect(run.status == 0, "\(run.errorOutput)")
    #expect(try bench.read("Flows/imported/Notebook.flow.yaml").contains("actions: { Open: push Note }"))
    #expect(try bench.read("Flows/imported/Notebook.flow.yaml").contains("source: design/notes.json#1:1"))
  }

  @Test func withoutAPrototypeTheMessageSaysWhatToType() throws {
    let run = try Workbench().run("import")
    #expect(run.status == 2 && run.errorOutput.contains("navflow import app.json"))
  }

  @Test func explainNamesEachInteraction() throws {
    let bench = try Workbench(["notes.json": Self.notes])
    let run = bench.run(["import", "notes.json", "--explain", "Note"])
    #expect(
      run.output.contains("layer \"Button\" (2:2): tap: navigate to \"Notes\" (1:1), instant\n    the gesture Back"),
      "\(run.output)")
    let japanese = bench.run(["import", "notes.json", "--explain", "Note", "--language", "ja"]).output
    #expect(
      japanese.contains("レイヤー「Button」(2:2): タップ → 「Notes」(1:1)に移動(即時)\n    ジェスチャ「戻る」: "), "\(japanese)")
    #expect(bench.run(["import", "notes.json", "--explain", "Nota"]).errorOutput.contains("did you mean \"Note\""))
    #expect(bench.run("import notes.json --frames").output == "1:1\n2:1\n3:1\n")
  }

  @Test func anAddressIsTheSource() throws {
    let bench = try Workbench(["notes.json": Self.notes])
    #expect(bench.run("import notes.json --url https://www.figma.com/design/K/N").status == 0)
    #expect(
      try bench.read("Flows/imported/Notebook.flow.yaml").contains(
        "source: https://www.figma.com/design/K/N?node-id=2-1"))
  }

  @Test func initImportsIntoAnEmptyFolder() throws {
    let bench = try Workbench(["notes.json": Self.notes])
    #expect(bench.run("init --images pictures").status == 2)
    try FileManager.default.createDirectory(
      atPath: bench.folder.path + "/pictures", withIntermediateDirectories: false)
    let run = bench.run("init --from-prototype notes.json --images pictures")
    #expect(run.status == 0 && run.output.contains("no picture: "), "\(run.output)")
    #expect(try bench.read(".navflow.yaml").contains("    images: pictures\n"))
    #expect(bench.run("import").output.hasSuffix("nothing has changed\n"))
    #expect(bench.run("check").status == 0)
    #expect(bench.run("init --from-prototype notes.json").status == 2)
  }

  @Test func aLinkThatLeadsOutIsNotWrittenThrough() throws {
    let bench = try Workbench(["notes.json": Self.notes, "elsewhere/keep.txt": "a"])
    try FileManager.default.createDirectory(atPath: bench.folder.path + "/Flows", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: bench.folder.path + "/Flows/imported", withDestinationPath: bench.folder.path + "/elsewhere")
    let run = bench.run("import notes.json")
    #expect(run.status == 2 && run.errorOutput.contains("a link leads out"), "\(run.errorOutput)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path + "/elsewhere") == ["keep.txt"])
  }

  @Test func jsonHasTheSameFacts() throws {
    let bench = try Workbench(["notes.json": Self.notes])
    let report = try bench.run("import notes.json --format json").json()
    #expect(report["prototypes"] != nil && report["written"] != nil)
  }
}

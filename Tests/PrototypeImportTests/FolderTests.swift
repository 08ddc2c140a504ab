import Foundation
import Importing
import Testing

@testable import PrototypeImport

/// Tests of the folders of Penpot and Sketch.
@Suite final class FolderTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-prototype-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func lines(_ name: String) throws -> [String] {
    let document = try PrototypeReader.read(folder.path + "/" + name, shown: name)
    let builder = ModelBuilder(try PrototypeResolver(document, path: name, options: ImportOptions()))
    let writer = FragmentText(builder.model)
    return writer.rootLines
      + builder.model.fragments.flatMap { writer.fragment($0).split(separator: "\n").dropFirst(4).map(String.init) }
  }

  private func problem(_ name: String) -> String? {
    let problem = #expect(throws: ImportProblem.self) {
      _ = try PrototypeReader.read(self.folder.path + "/" + name, shown: name)
    }
    return problem?.message.english
  }

  // MARK: Penpot

  private func board(_ id: String, _ x: Int, width: Int = 400, _ shapes: String) -> String {
    """
    {"id": "\(id)", "name": "Board \(id)", "type": "frame", "parentId": "00000000-0000-0000-0000-000000000000",
     "selrect": {"x": \(x), "y": 0, "width": \(width), "height": 800}, "shapes": [\(shapes)]}
    """
  }

  private func shape(_ id: String, _ x: Int, y: Int = 400, _ interaction: String) -> String {
    """
    {"id": "\(id)", "name": "s", "type": "text", "selrect": {"x": \(x), "y": \(y), "width": 50, "height": 30},
     "content": {"children": [{"type": "paragraph", "children": [{"text": "Word \(id)"}]}]}, "interactions": [\(interaction)]}
    """
  }

  @Test func aPenpotFileIsRead() throws {
    let page = "p/files/f/pages/1"
    try write(
      "{\"type\": \"penpot/export-files\", \"files\": [{\"id\": \"f\", \"name\": \"Mail\"}]}", to: "p/manifest.json")
    try write(
      "{\"name\": \"One\", \"index\": 0, \"flows\": {\"x\": {\"name\": \"F\", \"startingFrame\": \"A\"}}}",
      to: page + ".json")
    try write(board("A", 0, "\"a\", \"o\""), to: page + "/A.json")
    try write(board("B", 500, "\"b\""), to: page + "/B.json")
    try write(board("C", 1_000, width: 200, "\"c\""), to: page + "/C.json")
    let push = "\"animation\": {\"animationType\": \"push\", \"direction\": \"left\"}"
    try write(
      shape("a", 20, "{\"eventType\": \"click\", \"actionType\": \"navigate\", \"destination\": \"B\", \(push)}"),
      to: page + "/a.json")
    try write(
      shape(
        "o", 20, y: 500,
        "{\"eventType\": \"mouse-press\", \"actionType\": \"open-overlay\", \"destination\": \"C\", \"closeClickOutside\": true}"
      ),
      to: page + "/o.json")
    try write(
      shape("b", 520, "{\"eventType\": \"click\", \"actionType\": \"prev-screen\", \"destination\": \"C\"}"),
      to: page + "/b.json")
    try write(
      shape("c", 1_020, "{\"eventType\": \"mouse-over\", \"actionType\": \"close-overlay\"}"), to: page + "/c.json")
    let lines = try lines("p")
    #expect(lines[0] == "root: { stack: Board A }")
    #expect(lines.contains("    actions: { Word a: push Board B, Word o: present Board C }"))
    #expect(lines.contains("    actions: { Word b: pop }"))
    #expect(lines.contains("    kind: actionSheet"))
  }

  @Test func otherFoldersAreReported() throws {
    try write("{\"type\": \"other\"}", to: "p/manifest.json")
    #expect(problem("p")?.contains("of no Penpot file") == true)
    try write("{\"type\": \"penpot/export-files\", \"files\": [{\"id\": \"../f\"}]}", to: "p/manifest.json")
    #expect(problem("p")?.contains("names no file") == true)
    try write("a", to: "q/readme.txt")
    #expect(problem("q")?.contains("\"q\" is no prototype") == true)
    #expect(problem("missing")?.contains("there is no file or folder \"missing\"") == true)
  }

  @Test func aLinkOutOfTheFolderIsNotRead() throws {
    try write("{\"type\": \"penpot/export-files\"}", to: "secret.json")
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("p"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/p/manifest.json", withDestinationPath: folder.path + "/secret.json")
    #expect(problem("p")?.contains("leads out of the folder") == true)
  }

  // MARK: Sketch

  private func layer(_ id: String, _ kind: String, _ more: String) -> String {
    "{\"_class\": \"\(kind)\", \"do_objectID\": \"\(id)\", \"name\": \"\(id)\", \"frame\": {\"x\": 10, \"y\": 100, \"width\": 300, \"height\": 600}\(more)}"
  }

  @Test func aSketchDocumentIsRead() throws {
    try write("{\"_class\": \"document\", \"pages\": [{\"_ref\": \"pages/1\"}]}", to: "s/document.json")
    let flow = { (target: String, animation: Int) in
      ", \"flow\": {\"destinationArtboardID\": \"\(target)\", \"animationType\": \(animation)}"
    }
    let a = layer(
      "A", "artboard",
      ", \"layers\": [\(layer("push", "text", flow("B", 1))), \(layer("up", "group", flow("C", 2))), \(layer("none", "text", ""))]"
    )
    let b = layer("B", "artboard", ", \"isFlowHome\": false, \"layers\": [\(layer("arrow", "group", flow("back", 0)))]")
    let c = layer("C", "artboard", ", \"layers\": []")
    try write("{\"_class\": \"page\", \"name\": \"Page\", \"layers\": [\(a), \(b), \(c)]}", to: "s/pages/1.json")
    let lines = try lines("s")
    #expect(lines[0] == "root: { stack: A }")
    #expect(lines.contains("    actions: { Open B: push B, Open C: present C }"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("    areas: { Back: [0.033, 0.167,") }, "\(lines)")
  }

  /// Two instances of a button: the second one is half as large, and leads elsewhere; the third one leads nowhere.
  @Test func hotspotsInSymbolsAreRead() throws {
    let reference = ", \"foreignSymbols\": []"
    try write("{\"_class\": \"document\", \"pages\": [{\"_ref\": \"pages/1\"}]\(reference)}", to: "s/document.json")
    func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
      "\"frame\": {\"x\": \(x), \"y\": \(y), \"width\": \(width), \"height\": \(height)}"
    }
    func layer(_ id: String, _ kind: String, _ box: String, _ more: String) -> String {
      "{\"_class\": \"\(kind)\", \"do_objectID\": \"\(id)\", \"name\": \"\(id)\", \(box)\(more)}"
    }
    let text = layer("label", "text", box(10, 10, 80, 20), ", \"attributedString\": {\"string\": \"Next\"}")
    let spot = layer(
      "spot", "MSImmutableHotspotLayer", box(0, 0, 100, 40),
      ", \"flow\": {\"destinationArtboardID\": \"B\", \"animationType\": 0}")
    let symbol = layer(
      "M", "symbolMaster", box(900, 900, 100, 40), ", \"symbolID\": \"button\", \"layers\": [\(text), \(spot)]")
    let other =
      ", \"symbolID\": \"button\", \"overrideValues\": [{\"overrideName\": \"spot_flowDestination\", \"value\": \"C\"}, "
      + "{\"overrideName\": \"label_stringValue\", \"value\": \"Other\"}]"
    let none =
      ", \"symbolID\": \"button\", \"overrideValues\": [{\"overrideName\": \"spot_flowDestination\", \"value\": \"\"}]"
    let instances = [
      layer("one", "symbolInstance", box(100, 200, 100, 40), ", \"symbolID\": \"button\""),
      layer("two", "symbolInstance", box(100, 300, 50, 20), other),
      layer("three", "symbolInstance", box(100, 400, 100, 40), none),
    ]
    let artboards = [
      layer(
        "A", "artboard", box(0, 0, 400, 800),
        ", \"isFlowHome\": true, \"layers\": [\(instances.joined(separator: ", "))]"),
      layer("B", "artboard", box(500, 0, 400, 800), ", \"layers\": []"),
      layer("C", "artboard", box(1000, 0, 400, 800), ", \"layers\": []"),
    ]
    let all = (artboards + [symbol]).joined(separator: ", ")
    try write("{\"_class\": \"page\", \"name\": \"Page\", \"layers\": [\(all)]}", to: "s/pages/1.json")
    let lines = try lines("s")
    #expect(
      lines.contains("    areas: { Next: [0.25, 0.25, 0.25, 0.05], Other: [0.25, 0.375, 0.125, 0.025] }"), "\(lines)")
    #expect(lines.contains("    actions: { Next: push B, Other: { present: C, as: unknown } }"), "\(lines)")
  }
}

import Diagnostics
import Importing

@testable import PrototypeImport

/// Draws small prototypes in Figma's format.
enum FigmaDrawing {
  /// A frame of the size of a phone; frames stand beside each other.
  static func frame(
    _ id: String, _ name: String, _ children: [JSONValue] = [], width: Int = 400, height: Int = 800,
    type: String = "FRAME",
    interactions: [JSONValue] = [], more: [(key: String, value: JSONValue)] = []
  ) -> JSONValue {
    .object(
      [
        ("id", .string(id)), ("name", .string(name)), ("type", .string(type)),
        ("absoluteBoundingBox", box(0, 0, width, height)), ("children", .array(children)),
        ("interactions", .array(interactions)),
      ] + more)
  }

  /// A button with a label, or without one.
  static func button(
    _ id: String, _ label: String?, y: Int = 400, x: Int = 20, width: Int = 360, height: Int = 40,
    _ interactions: JSONValue...
  ) -> JSONValue {
    let text: [JSONValue] = label.map { [self.text(id + "0", $0, y: y, x: x, width: width)] } ?? []
    return [
      "id": .string(id), "name": "Button", "type": "FRAME", "absoluteBoundingBox": box(x, y, width, height),
      "children": .array(text), "interactions": .array(interactions),
    ]
  }

  /// A text.
  static func text(_ id: String, _ text: String, y: Int, x: Int = 20, width: Int = 100, size: Int = 12) -> JSONValue {
    [
      "id": .string(id), "name": "Label", "type": "TEXT", "characters": .string(text),
      "absoluteBoundingBox": box(x, y, width, 20), "style": ["fontSize": .integer(size)],
    ]
  }

  /// A tab bar with an item for each target.
  static func tabBar(_ id: String, _ targets: [String]) -> JSONValue {
    let items = targets.enumerated().map { index, target in
      button("\(id);\(index)", target, y: 740, x: index * 100, width: 100, click(navigate(target)))
    }
    return [
      "id": .string(id), "name": "Bar", "type": "INSTANCE", "absoluteBoundingBox": box(0, 740, 400, 60),
      "children": .array(items),
    ]
  }

  /// A tap that does something.
  static func click(_ actions: JSONValue...) -> JSONValue { on("ON_CLICK", actions) }

  /// A trigger that does something.
  static func on(_ trigger: String, _ actions: [JSONValue]) -> JSONValue {
    ["trigger": ["type": .string(trigger)], "actions": .array(actions)]
  }

  /// A link, with a transition such as `PUSH LEFT`.
  static func navigate(_ target: String?, _ transition: String? = nil, as navigation: String = "NAVIGATE") -> JSONValue
  {
    let words = (transition ?? "").split(separator: " ").map { JSONValue.string(String($0)) }
    let value: JSONValue =
      words.isEmpty ? .null : .object([("type", words[0])] + (words.count > 1 ? [("direction", words[1])] : []))
    return [
      "type": "NODE", "destinationId": .optional(target), "navigation": .string(navigation), "transition": value,
    ]
  }

  /// An action without a target.
  static func plain(_ type: String) -> JSONValue { ["type": .string(type)] }

  /// A whole file with one page.
  static func file(
    _ frames: [JSONValue], start: String? = nil, name: String = "App", page: String = "Page 1",
    otherPage: [JSONValue] = []
  ) -> String {
    let starts: [JSONValue] = start.map { [["nodeId": .string($0), "name": "Flow 1"]] } ?? []
    let canvas: JSONValue = [
      "id": "0:1", "name": .string(page), "type": "CANVAS", "flowStartingPoints": .array(starts),
      "children": .array(frames),
    ]
    let other: JSONValue = [
      "id": "0:2", "name": "Page 2", "type": "CANVAS", "children": .array(otherPage),
    ]
    let document: JSONValue = [
      "id": "0:0", "type": "DOCUMENT", "children": .array(otherPage.isEmpty ? [canvas] : [canvas, other]),
    ]
    return JSONValue.object([("name", .string(name)), ("document", document)]).text
  }

  private static func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> JSONValue {
    ["x": .integer(x), "y": .integer(y), "width": .integer(width), "height": .integer(height)]
  }

  /// The lines of the screens that a file becomes, and the lines with the roots.
  static func lines(_ file: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws -> [String] {
    let builder = try self.builder(file, change)
    let writer = FragmentText(builder.model)
    return writer.rootLines
      + builder.model.fragments.flatMap { writer.fragment($0).split(separator: "\n").dropFirst(4).map(String.init) }
  }

  /// The actions and gestures of a screen, as lines without `areas`, `title` and `source`.
  static func lines(of screen: String, in file: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws
    -> [String]
  {
    let all = try lines(file, change)
    guard let start = all.firstIndex(of: "  \(screen):") else { return [] }
    var isInAreas = false
    return all[(start + 1)...].prefix { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }.filter { line in
      if !line.hasPrefix(" ") { isInAreas = line.hasPrefix("areas:") }
      return !isInAreas && !line.hasPrefix("title:") && !line.hasPrefix("source:")
    }
  }

  /// The model of a file.
  static func builder(_ file: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws -> ModelBuilder {
    var options = ImportOptions()
    change(&options)
    return ModelBuilder(try PrototypeResolver(try PrototypeReader.readFigma(file), path: "app.json", options: options))
  }

  /// The report of a file.
  static func report(_ file: String, _ change: (inout ImportOptions) -> Void = { _ in }) throws -> PrototypeReport {
    ReportBuilder(try builder(file, change)).report
  }
}

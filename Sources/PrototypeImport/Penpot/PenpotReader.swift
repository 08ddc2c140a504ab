import Foundation

/// Reads the unzipped folder of a Penpot file (`penpot/export-files`).
struct PenpotReader {
  /// The id of the shape that contains everything on a page.
  private static let rootID = "00000000-0000-0000-0000-000000000000"

  private let folder: PrototypeFolder
  private var layers = 0

  /// Reads the first file of an export.
  static func read(_ folder: PrototypeFolder) throws(ImportProblem) -> PrototypeDocument {
    let manifest = try folder.value("manifest.json")
    guard manifest["type"]?.text == "penpot/export-files" else {
      throw ImportProblem(
        "\(folder.shown)/manifest.json is of no Penpot file that navflow reads: export the file again as .penpot, and unzip it"
      )
    }
    guard let file = manifest["files"]?.items?.first, let id = file["id"]?.text, PrototypeFolder.isName(id) else {
      throw ImportProblem("\(folder.shown)/manifest.json names no file")
    }
    var reader = PenpotReader(folder: folder)
    var document = PrototypeDocument(title: file["name"]?.text?.oneLine ?? folder.name)
    document.pages = try reader.pages(of: "files/\(id)/pages")
    return document
  }

  private init(folder: PrototypeFolder) { self.folder = folder }

  private mutating func pages(of path: String) throws(ImportProblem) -> [PrototypeDocument.Page] {
    var pages: [(index: Double, page: PrototypeDocument.Page)] = []
    for name in folder.names(in: path) where name.hasSuffix(".json") {
      let value = try folder.value("\(path)/\(name)")
      let id = String(name.dropLast(5))
      var page = PrototypeDocument.Page(id: id, name: value["name"]?.text?.oneLine ?? id)
      page.starts = (value["flows"]?.members ?? []).compactMap { _, flow in
        flow["startingFrame"]?.text.map { PrototypeDocument.Start(frame: $0, name: flow["name"]?.text?.oneLine ?? "") }
      }
      page.layers = try shapes(of: "\(path)/\(id)")
      pages.append((value["index"]?.number ?? 0, page))
    }
    return pages.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }.map(
      \.element.page)
  }

  /// Returns the boards on a page.
  private mutating func shapes(of path: String) throws(ImportProblem) -> [Layer] {
    var shapes: [String: FoldedJSON] = [:]
    var order: [String] = []
    for name in folder.names(in: path) where name.hasSuffix(".json") {
      let shape = try folder.value("\(path)/\(name)")
      guard let id = shape["id"]?.text else { continue }
      layers += 1
      if layers > FigmaReader.layerLimit {
        throw ImportProblem("\(folder.shown): there are more than 5 million layers [too-large]")
      }
      shapes[id] = shape
      order.append(id)
    }
    let root = shapes[Self.rootID]?["shapes"]?.items?.compactMap(\.text)
    let top = root ?? order.filter { shapes[$0]?["parentId"]?.text == Self.rootID && $0 != Self.rootID }
    var seen: Set<String> = [Self.rootID]
    let tree = top.compactMap { Self.layer($0, shapes, &seen, depth: 0) }
    return tree.flatMap(Self.boards)
  }

  /// Returns a board, or the boards in a group.
  private static func boards(_ layer: Layer) -> [Layer] {
    layer.kind == .group ? layer.children.flatMap(boards) : [layer]
  }

  private static func layer(_ id: String, _ shapes: [String: FoldedJSON], _ seen: inout Set<String>, depth: Int)
    -> Layer?
  {
    guard depth < 500, let shape = shapes[id], seen.insert(id).inserted else { return nil }
    var layer = Layer()
    layer.id = id
    layer.name = shape["name"]?.text?.oneLine ?? ""
    layer.type = shape["type"]?.text ?? ""
    layer.kind = layer.type == "frame" ? .frame : layer.type == "group" ? .group : layer.type == "text" ? .text : .other
    layer.isVisible = shape["hidden"]?.flag != true
    let box = shape["selrect"] ?? shape
    if let x = box["x"]?.number, let y = box["y"]?.number, let width = box["width"]?.number,
      let height = box["height"]?.number
    {
      layer.box = Box(x: x, y: y, width: width, height: height)
    }
    if layer.kind == .text, let content = shape["content"] {
      var size = 0.0
      layer.text = text(of: content, &size, depth: 0).oneLine
      layer.fontSize = size
    }
    layer.interactions = (shape["interactions"]?.items ?? []).map(interaction)
    layer.children = (shape["shapes"]?.items ?? []).compactMap(\.text).compactMap {
      self.layer($0, shapes, &seen, depth: depth + 1)
    }
    return layer
  }

  /// Returns the text of a rich text, and its largest font.
  private static func text(of node: FoldedJSON, _ size: inout Double, depth: Int) -> String {
    guard depth < 20 else { return "" }
    if let number = node["fontSize"]?.number ?? node["fontSize"]?.text.flatMap(Double.init) { size = max(size, number) }
    let own = node["text"]?.text ?? ""
    var parts: [String] = own.isEmpty ? [] : [own]
    for child in node["children"]?.items ?? [] { parts.append(text(of: child, &size, depth: depth + 1)) }
    return parts.joined(separator: node["type"]?.text == "paragraph-set" ? " " : "")
  }

  /// Reads an interaction; keys that its action does not use may be left over, and are not read.
  private static func interaction(_ value: FoldedJSON) -> Interaction {
    let event = value["eventType"]?.text ?? ""
    let trigger: Trigger =
      switch event {
      case "click", "mouse-press": .click
      case "after-delay": .delay
      case "mouse-over", "mouse-enter", "mouse-leave": .withoutTouch(event)
      default: .unknown(event)
      }
    let target = value["destination"]?.text
    let closes = value["closeClickOutside"]?.flag == true
    let kind = value["actionType"]?.text ?? ""
    let action: PrototypeAction =
      switch kind {
      case "navigate": .navigate(target, transition(value["animation"]))
      case "open-overlay": .overlay(target, transition(value["animation"]), closesOutside: closes)
      case "toggle-overlay": .toggle(target, transition(value["animation"]), closesOutside: closes)
      case "close-overlay": .close
      case "prev-screen": .back
      case "open-url": value["url"]?.text.map { .url($0) } ?? .unknown(kind)
      default: .unknown(kind)
      }
    return Interaction(trigger: trigger, actions: [action])
  }

  private static func transition(_ value: FoldedJSON?) -> Transition {
    guard let value, let kind = value["animationType"]?.text else { return .instant }
    let directions: [String: Transition.Direction] = ["left": .left, "right": .right, "up": .up, "down": .down]
    let direction = directions[value["direction"]?.text ?? ""]
    switch kind {
    case "dissolve": return .dissolve
    case "push": return direction.map { .into($0) } ?? .unknown
    case "slide":
      guard let direction else { return .unknown }
      return value["way"]?.text == "out" ? .out(direction) : .into(direction)
    default: return .unknown
    }
  }
}

import Foundation

/// Reads the unzipped folder of a Sketch document.
struct SketchReader {
  private let folder: PrototypeFolder
  /// The artboards that open over others; the flag says whether a tap outside closes them.
  private var overlays: [String: Bool] = [:]
  /// The symbols by their ids, whose layers every instance shows.
  private var symbols: [String: FoldedJSON] = [:]
  /// The number of layers that may still be copied from symbols, because symbols in symbols multiply.
  private var copies = 500_000

  /// Reads all pages.
  static func read(_ folder: PrototypeFolder) throws(ImportProblem) -> PrototypeDocument {
    let value = try folder.value("document.json")
    guard value["_class"]?.text == "document" else {
      throw ImportProblem("\(folder.shown)/document.json is of no Sketch document")
    }
    var pages: [FoldedJSON] = []
    for page in value["pages"]?.items ?? [] {
      guard let reference = page["_ref"]?.text,
        reference.split(separator: "/").allSatisfy({ PrototypeFolder.isName(String($0)) })
      else { continue }
      pages.append(try folder.value(reference + ".json"))
    }
    var reader = SketchReader(folder: folder)
    for page in pages {
      reader.collectOverlays(page)
      for layer in page["layers"]?.items ?? [] { reader.collect(layer) }
    }
    for foreign in value["foreignSymbols"]?.items ?? [] { foreign["symbolMaster"].map { reader.collect($0) } }
    var document = PrototypeDocument(title: folder.name)
    for page in pages { document.pages.append(reader.page(page)) }
    return document
  }

  private init(folder: PrototypeFolder) { self.folder = folder }

  /// Notes the artboards that open over others, and whether a tap outside closes them.
  private mutating func collectOverlays(_ page: FoldedJSON) {
    for artboard in page["layers"]?.items ?? [] where artboard["presentationStyle"]?.number == 1 {
      guard let id = artboard["do_objectID"]?.text else { continue }
      let settings = artboard["overlaySettings"] ?? artboard
      let closes = (settings["overlayBackgroundInteraction"] ?? artboard["overlayBackgroundInteraction"])?.number == 1
      overlays[id] = closes
    }
  }

  private mutating func collect(_ layer: FoldedJSON) {
    guard layer["_class"]?.text == "symbolMaster", let id = layer["symbolID"]?.text else { return }
    symbols[id] = layer
  }

  private mutating func page(_ value: FoldedJSON) -> PrototypeDocument.Page {
    let id = value["do_objectID"]?.text ?? ""
    var page = PrototypeDocument.Page(id: id, name: value["name"]?.text?.oneLine ?? id)
    for artboard in value["layers"]?.items ?? [] {
      let kind = artboard["_class"]?.text
      guard kind == "artboard" || kind == "symbolMaster" else { continue }
      page.layers.append(layer(artboard, in: SketchPlace()))
      if artboard["isFlowHome"]?.flag == true, let start = artboard["do_objectID"]?.text {
        page.starts.append(PrototypeDocument.Start(frame: start, name: ""))
      }
    }
    return page
  }

  private mutating func layer(_ value: FoldedJSON, in place: SketchPlace) -> Layer {
    let id = value["do_objectID"]?.text ?? ""
    var layer = Layer()
    layer.id = place.prefix + id
    layer.name = value["name"]?.text?.oneLine ?? ""
    layer.type = value["_class"]?.text ?? ""
    layer.kind = Self.kind(of: layer.type)
    layer.isVisible = value["isVisible"]?.flag ?? true
    var inner = place
    inner.depth += 1
    if let frame = value["frame"], let width = frame["width"]?.number, let height = frame["height"]?.number {
      let box = place.box(x: frame["x"]?.number ?? 0, y: frame["y"]?.number ?? 0, width: width, height: height)
      layer.box = box
      (inner.x, inner.y) = (box.x, box.y)
    }
    let text = place.overrides["\(id)_stringValue"]?.text ?? value["attributedString"]?["string"]?.text
    layer.text = text?.oneLine
    layer.fontSize = Self.fontSize(value)
    if let target = place.overrides["\(id)_flowDestination"]?.text {
      layer.interactions += override(target)
    } else if let flow = value["flow"] {
      layer.interactions.append(interaction(flow))
    }
    guard inner.depth < 500 else { return layer }
    if layer.kind == .instance {
      addSymbol(of: value, id, to: &layer, in: inner)
    } else {
      for child in value["layers"]?.items ?? [] { layer.children.append(self.layer(child, in: inner)) }
    }
    return layer
  }

  /// Adds the layers of an instance's symbol, with what the instance changes in them.
  private mutating func addSymbol(of value: FoldedJSON, _ id: String, to layer: inout Layer, in place: SketchPlace) {
    var inner = place
    inner.overrides = [:]
    for override in value["overrideValues"]?.items ?? [] {
      if let name = override["overrideName"]?.text { inner.overrides[name] = override["value"] }
    }
    for (name, value) in place.overrides where name.hasPrefix("\(id)/") {
      inner.overrides[String(name.dropFirst(id.count + 1))] = value
    }
    let symbol = (place.overrides["\(id)_symbolID"]?.text ?? value["symbolID"]?.text).flatMap { symbols[$0] }
    guard let symbol, let box = layer.box, copies > 0 else {
      // Without its layers, the instance itself is the hotspot.
      for name in inner.overrides.keys.sorted() where name.hasSuffix("_flowDestination") {
        layer.interactions += override(inner.overrides[name]?.text ?? "")
      }
      return
    }
    inner.prefix = layer.id + "/"
    if let width = symbol["frame"]?["width"]?.number, let height = symbol["frame"]?["height"]?.number {
      inner.scaleX = width > 0 ? box.width / width : 1
      inner.scaleY = height > 0 ? box.height / height : 1
    }
    for child in symbol["layers"]?.items ?? [] {
      copies -= 1
      layer.children.append(self.layer(child, in: inner))
    }
  }

  /// Returns the interaction that an instance gives one of its layers; none for an empty destination.
  private func override(_ target: String) -> [Interaction] {
    target.isEmpty ? [] : [Interaction(trigger: .click, actions: [action(target, .unknown)])]
  }

  private static func kind(of type: String) -> Layer.Kind {
    switch type {
    case "artboard": .frame
    case "symbolMaster": .component
    case "symbolInstance": .instance
    case "group": .group
    case "text": .text
    default: .other
    }
  }

  private static func fontSize(_ value: FoldedJSON) -> Double {
    let attributes = value["attributedString"]?["attributes"]?.items ?? []
    return attributes.compactMap {
      $0["attributes"]?["MSAttributedStringFontAttribute"]?["attributes"]?["size"]?.number
    }.max() ?? 0
  }

  private func interaction(_ flow: FoldedJSON) -> Interaction {
    let trigger: Trigger =
      switch flow["interactionTrigger"]?.number {
      case nil, 1: .click
      case 2: .withoutTouch("hover")
      case 4: .withoutTouch("press")
      case .some(let number): .unknown("interactionTrigger \(Int(exactly: number) ?? 0)")
      }
    let animation = flow["animationType"]?.number
    let transition: Transition =
      switch animation {
      case 0: .into(.left)
      case 1: .into(.right)
      case 2: .into(.up)
      case 3: .into(.down)
      default: .instant
      }
    return Interaction(trigger: trigger, actions: [action(flow["destinationArtboardID"]?.text ?? "", transition)])
  }

  private func action(_ target: String, _ transition: Transition) -> PrototypeAction {
    if target == "back" { return .back }
    if target.isEmpty { return .navigate(nil, transition) }
    if let closes = overlays[target] { return .overlay(target, transition, closesOutside: closes) }
    return .navigate(target, transition)
  }
}

/// Where the layers of a Sketch document stand: in an artboard, a group or the instance of a symbol.
private struct SketchPlace {
  var x = 0.0
  var y = 0.0
  /// How much an instance is larger than its symbol.
  var scaleX = 1.0
  var scaleY = 1.0
  var depth = 0
  /// What stands before the ids of the layers, so that those of two instances differ.
  var prefix = ""
  /// What the instance around it changes: by the path of a layer in the symbol, `_` and the property.
  var overrides: [String: FoldedJSON] = [:]

  func box(x: Double, y: Double, width: Double, height: Double) -> Box {
    Box(x: self.x + x * scaleX, y: self.y + y * scaleY, width: width * scaleX, height: height * scaleY)
  }
}

import Foundation

/// Reads the unzipped folder of a Sketch document.
struct SketchReader {
  private let folder: PrototypeFolder
  /// The artboards that open over others; the flag says whether a tap outside closes them.
  private var overlays: [String: Bool] = [:]

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
    for page in pages { reader.collectOverlays(page) }
    var document = PrototypeDocument(title: folder.name)
    document.pages = pages.map(reader.page)
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

  private func page(_ value: FoldedJSON) -> PrototypeDocument.Page {
    let id = value["do_objectID"]?.text ?? ""
    var page = PrototypeDocument.Page(id: id, name: value["name"]?.text?.oneLine ?? id)
    for artboard in value["layers"]?.items ?? [] {
      let kind = artboard["_class"]?.text
      guard kind == "artboard" || kind == "symbolMaster" else { continue }
      page.layers.append(layer(artboard, x: 0, y: 0, depth: 0))
      if artboard["isFlowHome"]?.flag == true, let start = artboard["do_objectID"]?.text {
        page.starts.append(PrototypeDocument.Start(frame: start, name: ""))
      }
    }
    return page
  }

  private func layer(_ value: FoldedJSON, x: Double, y: Double, depth: Int) -> Layer {
    var layer = Layer()
    layer.id = value["do_objectID"]?.text ?? ""
    layer.name = value["name"]?.text?.oneLine ?? ""
    layer.type = value["_class"]?.text ?? ""
    layer.kind = Self.kind(of: layer.type)
    layer.isVisible = value["isVisible"]?.flag ?? true
    var (left, top) = (x, y)
    if let frame = value["frame"], let width = frame["width"]?.number, let height = frame["height"]?.number {
      left += frame["x"]?.number ?? 0
      top += frame["y"]?.number ?? 0
      layer.box = Box(x: left, y: top, width: width, height: height)
    }
    layer.text = value["attributedString"]?["string"]?.text?.oneLine
    layer.fontSize = Self.fontSize(value)
    if let flow = value["flow"] { layer.interactions.append(interaction(flow)) }
    for override in value["overrideValues"]?.items ?? [] {
      guard override["overrideName"]?.text?.hasSuffix("_flowDestination") == true, let target = override["value"]?.text,
        !target.isEmpty
      else { continue }
      layer.interactions.append(Interaction(trigger: .click, actions: [action(target, .unknown)]))
    }
    if depth < 500 {
      layer.children = (value["layers"]?.items ?? []).map { self.layer($0, x: left, y: top, depth: depth + 1) }
    }
    return layer
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

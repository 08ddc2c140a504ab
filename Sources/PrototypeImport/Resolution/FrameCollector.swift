/// Finds the frames of a prototype, and the frame that contains each layer that a link names.
struct FrameCollector {
  private(set) var frames: [Frame] = []
  /// The index of the frame that is or contains a layer, for the layers that links name.
  private(set) var frameOfLayer: [String: Int] = [:]
  private var wanted: Set<String> = []
  private var variants: [String: Layer] = [:]

  /// Reads all pages.
  init(_ document: PrototypeDocument) {
    for page in document.pages {
      for layer in page.layers { collectTargets(of: layer) }
      wanted.formUnion(page.starts.map(\.frame))
    }
    for (index, page) in document.pages.enumerated() {
      for layer in page.layers { collect(layer, page: index, section: nil) }
    }
    // The id of a frame counts before the ids of layers, should a file use one twice.
    for (index, frame) in frames.enumerated().reversed() where wanted.contains(frame.id) {
      frameOfLayer[frame.id] = index
    }
    addVariants()
  }

  private mutating func collectTargets(of layer: Layer) {
    for interaction in layer.interactions { wanted.formUnion(interaction.actions.flatMap(\.targets)) }
    for child in layer.children { collectTargets(of: child) }
  }

  private mutating func collect(_ layer: Layer, page: Int, section: String?) {
    switch layer.kind {
    case .section:
      for child in layer.children { collect(child, page: page, section: layer.name) }
    case .componentSet:
      for child in layer.children { collect(child, page: page, section: section) }
    case .frame, .component, .instance:
      index(layer, frame: frames.count)
      frames.append(Frame(layer, page: page, section: section))
    case .group, .text, .other: break
    }
  }

  private mutating func index(_ layer: Layer, frame: Int) {
    if wanted.contains(layer.id) {
      if frameOfLayer[layer.id] == nil { frameOfLayer[layer.id] = frame }
      if layer.kind == .component, variants[layer.id] == nil { variants[layer.id] = layer }
    }
    for child in layer.children { index(child, frame: frame) }
  }

  /// Adds to each frame the interactions of the variants that changes on it can show.
  private mutating func addVariants() {
    for index in frames.indices where !frames[index].isDefinition {
      var seen: Set<String> = []
      var next = 0
      while next < frames[index].hotspots.count {
        let actions = frames[index].hotspots[next].layer.interactions.flatMap(\.actions)
        next += 1
        for case .change(to: let target?) in actions where seen.insert(target).inserted {
          if let variant = variants[target] { frames[index].addVariant(variant) }
        }
      }
    }
  }
}

extension PrototypeAction {
  /// The ids of the layers that the action names.
  var targets: [String] {
    switch self {
    case .navigate(let target, _), .overlay(let target, _, _), .toggle(let target, _, _), .swap(let target),
      .change(to: let target):
      target.map { [$0] } ?? []
    case .condition(let cases, _): cases.flatMap { $0.flatMap(\.targets) }
    case .close, .back, .url, .elsewhere, .unknown: []
    }
  }
}

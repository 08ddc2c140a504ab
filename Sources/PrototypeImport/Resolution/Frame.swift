/// A top frame of a page, with what a person can see and tap on it.
struct Frame: Sendable {
  /// A layer with interactions.
  struct Hotspot: Sendable {
    var layer: Layer
    /// The id of the layer that contains it.
    var parent: String
    /// Whether it is the frame itself.
    var isWholeFrame = false
    /// Whether it is part of a variant that a change shows, so that its place on the frame is not known.
    var isFromVariant = false
    /// The indices of the texts in it, without those of a hotspot inside it.
    var texts: [Int] = []
  }

  /// A visible text with a letter or a digit.
  struct Text: Sendable {
    var text: String
    var box: Box?
    var fontSize: Double
    /// Whether it is in a hotspot other than the whole frame.
    var isInHotspot: Bool
  }

  let id: String
  let name: String
  /// The index of the page.
  let page: Int
  /// The name of the innermost section, or nil.
  let section: String?
  /// Whether it is a component, so that it is a screen only if a connection reaches it.
  let isDefinition: Bool
  let box: Box?
  var hotspots: [Hotspot] = []
  var texts: [Text] = []
  /// The number of interactions in hidden layers.
  var hiddenInteractions = 0
  /// The number of visible layers of each type and name without digits.
  var signature: [String: Int] = [:]
  /// The number of visible layers.
  var layerCount = 0

  /// Reads a top layer of a page.
  init(_ layer: Layer, page: Int, section: String?) {
    id = layer.id
    name = layer.name
    self.page = page
    self.section = section
    isDefinition = layer.kind == .component || layer.kind == .componentSet
    box = layer.box
    if !layer.interactions.isEmpty {
      if layer.isVisible {
        hotspots.append(Hotspot(layer: layer, parent: "", isWholeFrame: true))
      } else {
        hiddenInteractions += layer.interactions.count
      }
    }
    read(layer, hotspot: nil, isHidden: !layer.isVisible)
  }

  /// Adds the interactions of a variant that a change on the frame can show.
  mutating func addVariant(_ layer: Layer) {
    let first = hotspots.count
    if !layer.interactions.isEmpty { hotspots.append(Hotspot(layer: layer, parent: "", isFromVariant: true)) }
    var variant = Frame(layer, page: page, section: section)
    variant.hotspots.removeAll(where: \.isWholeFrame)
    let texts = self.texts.count
    self.texts += variant.texts.map { text in
      var text = text
      (text.box, text.isInHotspot) = (nil, true)
      return text
    }
    hotspots += variant.hotspots.map { hotspot in
      var hotspot = hotspot
      hotspot.isFromVariant = true
      hotspot.texts = hotspot.texts.map { $0 + texts }
      return hotspot
    }
    if first < hotspots.count, hotspots[first].layer.id == layer.id {
      hotspots[first].texts = variant.texts.indices.filter { !variant.texts[$0].isInHotspot }.map { $0 + texts }
    }
  }

  private mutating func read(_ layer: Layer, hotspot: Int?, isHidden: Bool) {
    for child in layer.children {
      let isHidden = isHidden || !child.isVisible
      if isHidden {
        hiddenInteractions += child.interactions.count
        read(child, hotspot: nil, isHidden: true)
        continue
      }
      layerCount += 1
      signature[child.type + " " + child.name.filter { !$0.isNumber }, default: 0] += 1
      var owner = hotspot
      if !child.interactions.isEmpty {
        owner = hotspots.count
        hotspots.append(Hotspot(layer: child, parent: layer.id))
      }
      if let text = child.text, text.contains(where: { $0.isLetter || $0.isNumber }) {
        if let owner { hotspots[owner].texts.append(texts.count) }
        texts.append(Text(text: text, box: child.box, fontSize: child.fontSize, isInHotspot: owner != nil))
      }
      read(child, hotspot: owner, isHidden: false)
    }
  }
}

/// A prototype of a design tool, as its file says it.
package struct PrototypeDocument: Sendable {
  /// A page of the file.
  package struct Page: Sendable {
    var id: String
    var name: String
    /// The top layers of the page: frames, sections, components.
    var layers: [Layer] = []
    /// The frames at which a person starts the prototype.
    var starts: [Start] = []
  }

  /// A starting point.
  struct Start: Sendable, Hashable {
    var frame: String
    var name: String
  }

  /// The document's name.
  var title: String
  var pages: [Page] = []
  /// Whether the file holds single frames (`nodes`), so that links can leave it.
  var isExcerpt = false
}

/// A layer: a frame, a text, a shape, with the layers in it.
package struct Layer: Sendable {
  var id = ""
  var name = ""
  var kind = Kind.other
  /// The type as the tool writes it.
  var type = ""
  var isVisible = true
  var box: Box?
  /// The text, if it is a text.
  var text: String?
  var fontSize = 0.0
  var interactions: [Interaction] = []
  var children: [Layer] = []

  /// The part that a layer plays for the import.
  enum Kind: Sendable {
    case frame, component, componentSet, instance, section, group, text, other
  }

  /// Calls a function for the layers in this one and below; it returns whether to go on below a layer.
  func forEachLayer(_ body: (Layer) -> Bool) {
    for child in children where body(child) { child.forEachLayer(body) }
  }
}

/// A rectangle in the coordinates of the page.
struct Box: Sendable, Hashable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// Returns whether a point lies in the box.
  func contains(_ x: Double, _ y: Double) -> Bool {
    x >= self.x && x <= self.x + width && y >= self.y && y <= self.y + height
  }
}

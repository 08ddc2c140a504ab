import FlowModel

/// A name that the designer chose and what stands there.
struct NamedNode: Sendable {
  var name: Located<String>
  var node: Node
}

import FlowModel

/// A name that the designer chose, and its value.
struct NamedNode: Sendable {
  var name: Located<String>
  var node: Node
}

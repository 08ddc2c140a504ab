import Diagnostics

extension Node {
  /// The node on one line, in the normal form that reports use.
  var spelled: String {
    switch content {
    case .scalar(let text, _): text.spelledAsScalar
    case .sequence(let items): "[" + items.map(\.spelled).joined(separator: ", ") + "]"
    case .mapping(let pairs) where pairs.isEmpty: "{}"
    case .mapping(let pairs):
      "{ " + pairs.map { "\($0.key.spelled): \($0.value.spelled)" }.joined(separator: ", ") + " }"
    }
  }
}

import FlowExport

extension String {
  /// The text as a string literal of Swift.
  var swiftLiteral: String { SwiftText.literal(self) }
}

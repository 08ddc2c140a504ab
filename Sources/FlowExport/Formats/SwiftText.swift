import Diagnostics

/// Texts in Swift code.
package enum SwiftText {
  /// Returns a string literal.
  package static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.isHidden: result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The condition under which test code is compiled.
  static let condition = "#if canImport(XCTest) && canImport(XCUIAutomation) || NAVFLOW_STUB"
}

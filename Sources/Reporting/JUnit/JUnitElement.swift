import Diagnostics

/// An element of an XML 1.0 document, with ordered attributes.
struct JUnitElement: Sendable {
  /// The name.
  let name: String
  /// The attributes.
  var attributes: [(name: String, value: String)]
  /// The child elements.
  var children: [JUnitElement] = []
  /// The text, or nil.
  var text: String?

  /// The document with this element as its root, with a line break at the end.
  var document: String {
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &output, indentation: "")
    return output
  }

  private func write(to output: inout String, indentation: String) {
    output += "\(indentation)<\(name)"
    for (name, value) in attributes { output += " \(name)=\"\(Self.escaped(value))\"" }
    if children.isEmpty, text == nil {
      output += "/>\n"
      return
    }
    output += ">"
    if let text { output += Self.escapedLines(of: text) }
    if !children.isEmpty {
      output += "\n"
      for child in children { child.write(to: &output, indentation: indentation + "  ") }
      output += indentation
    }
    output += "</\(name)>\n"
  }

  /// XML cannot represent most control characters, so hidden scalars are made visible.
  private static func escaped(_ text: String) -> String {
    // Most texts need no escapes.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !special.contains($0) }) { return text }
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let special = Array("&<>\"".utf8)

  private static func escapedLines(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n")
  }
}

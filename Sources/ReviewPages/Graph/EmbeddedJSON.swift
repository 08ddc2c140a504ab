import Diagnostics
import Reporting

/// Writes a JSON value compactly, in a form that is safe inside a `script` element.
///
/// Nothing in the text can end the element or start a comment, and hidden scalars are escaped. The numbers 1 and 0 stand
/// for true and false.
struct EmbeddedJSON {
  private var output = ""

  /// Returns the text of a value.
  static func text(of value: JSONValue) -> String {
    var writer = EmbeddedJSON()
    writer.write(value)
    return writer.output
  }

  private mutating func write(_ value: JSONValue) {
    switch value {
    case .null: output += "null"
    case .boolean(let value): output += value ? "1" : "0"
    case .integer(let number): output += String(number)
    case .thousandths(let number): output += number.asThousandths
    case .string(let text): write(text)
    case .array(let values): write(values, "[", "]") { $0.write($1) }
    case .object(let members):
      write(members, "{", "}") { writer, member in
        writer.write(member.key)
        writer.output += ":"
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, each: (inout Self, Element) -> Void
  ) {
    output += open
    for (index, element) in elements.enumerated() {
      if index > 0 { output += "," }
      each(&self, element)
    }
    output += close
  }

  private mutating func write(_ text: String) {
    output += "\""
    for scalar in text.unicodeScalars {
      let isMarkup = "\"\\<>&".unicodeScalars.contains(scalar)
      if isMarkup || scalar.isHidden { writeEscape(of: scalar) } else { output.unicodeScalars.append(scalar) }
    }
    output += "\""
  }

  private mutating func writeEscape(of scalar: Unicode.Scalar) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}

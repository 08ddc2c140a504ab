/// A relative path as a URI reference (RFC 3986), percent-encoded except for unreserved characters and `/`.
struct RelativeURI {
  /// The reference.
  let text: String

  /// Encodes a path.
  init(path: String) {
    var text = ""
    for byte in path.utf8 {
      if Self.isKept(byte) { text.unicodeScalars.append(Unicode.Scalar(byte)) } else { text += Self.encoded(byte) }
    }
    // A reference that starts with two slashes would name a host.
    self.text = text.hasPrefix("/") ? "." + text : text
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "-._~/".utf8.contains(byte)
    }
  }

  private static func encoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }
}

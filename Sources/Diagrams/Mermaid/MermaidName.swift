import Diagnostics

/// Makes names that Mermaid accepts: ASCII letters, digits and underscores after a prefix.
///
/// Without the prefix, a name that starts like a keyword (`end`, `style`) would be read as that keyword.
enum MermaidName {
  private static let maximumLength = 40

  /// Returns the name of a node or box; a name that had to be changed ends with a hash of the original.
  static func name(_ name: String, prefix: String) -> String {
    let plain = Array(name.utf8).filter(isPlain)
    // A changed name ends in an underscore, and no unchanged name does.
    if plain.count == name.utf8.count, 1...maximumLength ~= plain.count, !name.hasSuffix("_") {
      return "\(prefix)_\(name)"
    }
    var hash = StableHash()
    hash.combine(name)
    return "\(prefix)_\(String(decoding: plain.prefix(maximumLength), as: UTF8.self))_\(hash.hexadecimal)_"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}

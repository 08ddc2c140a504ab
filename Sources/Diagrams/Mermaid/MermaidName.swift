import Diagnostics

/// Names of nodes that Mermaid takes for names and nothing else: letters, digits and underscores of ASCII behind a prefix, since a
/// name that begins like one of its words (`end`, `style`) is read as that.
enum MermaidName {
  private static let longest = 40

  /// The name for a node or box of a drawing; a name that has to be changed bears a fingerprint of what it was.
  static func name(_ name: String, prefix: String) -> String {
    let plain = Array(name.utf8).filter(isPlain)
    // A changed name ends in a mark that no other has.
    if plain.count == name.utf8.count, 1...longest ~= plain.count, !name.hasSuffix("_") { return "\(prefix)_\(name)" }
    var hash = StableHash()
    hash.combine(name)
    return "\(prefix)_\(String(decoding: plain.prefix(longest), as: UTF8.self))_\(hash.hexadecimal)_"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}

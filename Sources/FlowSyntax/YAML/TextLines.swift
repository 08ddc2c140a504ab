/// The lines of a text, and what stands in them.
struct TextLines {
  /// Whether a character is a space to the eye and a letter to YAML.
  static func isWideSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000, 0xA0, 0x2000...0x200B, 0x202F, 0x205F: true
    default: false
    }
  }
}

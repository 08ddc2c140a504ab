import Diagnostics

/// The fragment of an address that names a configuration by its taps: `#walk&device=pad&taps=/Charge/Back`.
///
/// It contains the names of taps, as in `--taps`, and no numbers, so that it stays valid as long as those taps are
/// possible. The page's script reads and writes the same form.
struct WalkAddress {
  /// The flow's file if the page has several flows, or nil.
  var flow: String?
  /// The device if it is not the flow's first, or nil.
  var device: String?
  /// The initial values that differ from the defaults.
  var given: [GivenValue] = []
  /// The taps.
  var taps: [String] = []

  /// The fragment, including `#`.
  var fragment: String {
    var parts = ["walk"]
    if let flow { parts.append("flow=\(Self.encoded(flow))") }
    if let device { parts.append("device=\(Self.encoded(device))") }
    if !given.isEmpty { parts.append("given=\(Self.list(given.map(\.line)))") }
    if !taps.isEmpty { parts.append("taps=\(Self.list(taps))") }
    return "#" + parts.joined(separator: "&")
  }

  private static func list(_ texts: [String]) -> String { texts.map { "/" + encoded($0) }.joined() }

  /// Returns the text, percent-encoded except for characters that no program treats as the end of a link.
  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { result, byte in
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "-_.~".contains(character) {
        result.append(character)
      } else {
        result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}

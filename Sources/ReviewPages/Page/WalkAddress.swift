import Diagnostics

/// The part of an address behind `#` that leads to a place in a flow: `#walk&device=pad&taps=/Charge/Back`.
///
/// It names what was tapped as `--taps` does, not where that led or which number it bore, so that it goes on leading there as long
/// as those taps can be made. The page's script writes and reads the same form.
struct WalkAddress {
  /// The flow among several of a page, or nil.
  var flow: String?
  /// The device where it is not the flow's first.
  var device: String?
  /// The initial values that are not the defaults.
  var given: [GivenValue] = []
  /// The taps.
  var taps: [String] = []

  /// The address within the page, `#` included.
  var fragment: String {
    var parts = ["walk"]
    if let flow { parts.append("flow=\(Self.encoded(flow))") }
    if let device { parts.append("device=\(Self.encoded(device))") }
    if !given.isEmpty { parts.append("given=\(Self.list(given.map(\.line)))") }
    if !taps.isEmpty { parts.append("taps=\(Self.list(taps))") }
    return "#" + parts.joined(separator: "&")
  }

  private static func list(_ texts: [String]) -> String { texts.map { "/" + encoded($0) }.joined() }

  /// Everything is encoded but what no program ever takes for the end of a link.
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

import Diagnostics

/// Finds what can be written at a place of a file.
///
/// It writes a marker there, and reads the file as if it were complete. Then it looks up what the tables of the language
/// allow in the place of the marker. So completion has no grammar of its own.
package struct CompletionFinder {
  private let bytes: [UInt8]
  private let offset: Int
  private let shape: Shape
  private let names: NameScope
  private let rules: [LanguageSchema.Rule]
  /// A word that the file does not contain.
  private let marker: String

  /// Creates a finder.
  ///
  /// - Parameters:
  ///   - offset: the offset of the cursor.
  ///   - names: the names that the file may use.
  ///   - rules: the rules that `allow` and `severity` may name.
  package init(
    _ bytes: [UInt8], at offset: Int, in kind: LanguageSchema.Kind, names: NameScope, rules: [LanguageSchema.Rule]
  ) {
    self.bytes = bytes
    self.offset = offset
    self.names = names
    self.rules = rules
    shape = kind == .flow ? .object(.flow) : .object(.settings)
    let text = String(decoding: bytes, as: UTF8.self)
    var marker = "cursor0"
    while text.contains(marker) { marker += "0" }
    self.marker = marker
  }

  /// Returns what can be written, in the order of the documentation or of the definitions.
  package func completions() -> [Completion] {
    let variants = (mayBeInKey ? [marker + ":"] : []) + [marker]
    let readings = variants.map { (variant: $0, document: document(with: $0)) }
    // A variant that makes the file unreadable does not fit. In a file with other errors all may fit.
    let clean = readings.filter(\.document.diagnostics.isEmpty)
    var seen: Set<String> = []
    return (clean.isEmpty ? readings : clean).flatMap { variant, document -> [Completion] in
      guard let place = document.node.flatMap({ place(in: $0) }) else { return [] }
      return completions(at: place, in: self.bytes(with: variant), addsColon: variant != marker)
    }
    .filter { seen.insert($0.label).inserted }
  }

  /// Whether the user may be writing a key: only plain text is before the cursor in its line, and nothing after it.
  private var mayBeInKey: Bool {
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    var word = bytes[..<offset].reversed().prefix { !isBreak($0) }.reversed().drop { $0 == 0x20 }
    while word.first == UInt8(ascii: "-"), word.dropFirst().first == 0x20 {
      word = word.dropFirst().drop { $0 == 0x20 }
    }
    return !word.contains { ":{}[],\"'#&*".utf8.contains($0) }
      && bytes[offset...].prefix { !isBreak($0) }.allSatisfy { $0 == 0x20 }
  }

  private func bytes(with variant: String) -> [UInt8] { bytes[..<offset] + Array(variant.utf8) + bytes[offset...] }

  private func document(with variant: String) -> YAMLDocument {
    NodeReader.read(SourceFile(path: "", bytes: bytes(with: variant)), id: FileID(0), allowsEmpty: true)
  }

  private func place(in node: Node) -> SyntaxPlace? {
    SyntaxPlace.first(in: node, shapes: shape.alternatives) { $0.text?.contains(marker) ?? false }
  }

  private func completions(at place: SyntaxPlace, in bytes: [UInt8], addsColon: Bool) -> [Completion] {
    guard let text = place.node.text, let cursor = text.firstRange(of: marker) else { return [] }
    let (before, after) = (text[..<cursor.lowerBound], text[cursor.upperBound...])
    let (start, end) = (place.node.range.start.offset, place.node.range.end.offset)
    // Escapes and folded lines would move the range to replace.
    let written = String(decoding: bytes[start..<end], as: UTF8.self)
    let quote = written == text ? "" : String(written.prefix(1))
    guard written == quote + text + quote else { return [] }
    let hasColon = !addsColon && bytes[end...].drop { $0 == 0x20 }.first == UInt8(ascii: ":")
    let candidates = CompletionCandidates(
      place: place, before: before, isQuoted: !quote.isEmpty, names: names, rules: rules)
    // A text in single quotes has no escapes.
    let all = candidates.all(hasColon: hasColon).filter { quote != "'" || $0.completion.text == $0.completion.label }
    return all.map { item in
      var completion = item.completion
      let length = before.utf8.count - item.start
      completion.range = (offset - length)..<(offset + after.utf8.count)
      return completion
    }
  }
}

import Diagnostics
import FlowModel
import Localization

/// A change of a name at all of its places.
package struct NameChange {
  /// The reason why a name cannot be changed.
  package struct Problem: Error {
    /// One sentence.
    package let message: Message
  }

  /// The places of the name, in order.
  package let places: [SourceRange]
  private let symbol: SymbolIndex.Symbol
  private let name: String
  private let files: SourceFiles

  /// Finds the places of a symbol's name; a label also stands in scenarios.
  ///
  /// - Parameter others: other actions with the same label, which get the new one, too.
  package init(
    of symbol: SymbolIndex.Symbol, and others: [SymbolIndex.Symbol] = [], to name: String, in index: SymbolIndex,
    _ files: SourceFiles
  ) throws(Problem) {
    guard symbol.kind != .outcome || symbol.name.value != "cancelled" else {
      throw Problem(message: "`cancelled` is a word of the language")
    }
    guard name.spelledAsScalar == name else {
      throw Problem(message: "\"\(name)\" would need quotes: choose a plainer name")
    }
    self.symbol = symbol
    self.name = name
    self.files = files
    places =
      symbol.kind == .action
      ? Set(([symbol] + others).map(\.name.range) + index.taps(on: symbol, and: others, files)).sorted()
      : index.occurrences(of: symbol)
    for place in places {
      guard Self.isPlain(files[place.file].text(of: place), symbol.name.value) else {
        let line = "\(files[place.file].path):\(place.start.line)"
        throw Problem(message: "the name has escapes or a line break in \(line): write it without them first")
      }
    }
  }

  /// The changed files.
  package var contents: [FileID: [UInt8]] {
    Dictionary(grouping: places, by: \.file).mapValues { ranges in
      var bytes = files[ranges[0].file].bytes
      for range in ranges.sorted().reversed() {
        bytes.replaceSubrange(range.start.offset..<range.end.offset, with: name.utf8)
      }
      return bytes
    }
  }

  /// Compares the errors and the uses of the name with those of the changed files, so that no name is broken or redirected.
  package func verify(_ errors: Int, _ index: SymbolIndex, errorsBefore: Int) throws(Problem) {
    let renamed = index.symbols.filter { $0.kind == symbol.kind && $0.name.value == name }
    let isKept = renamed.contains { new in
      symbol.kind == .action || index.occurrences(of: new).count == places.count
    }
    guard isKept, errors == errorsBefore else {
      throw Problem(message: "\"\(name)\" is taken, or would be read as something else")
    }
  }

  private static func isPlain(_ written: String, _ name: String) -> Bool {
    let isQuoted = written.count > 1 && (written.first == "\"" || written.first == "'")
    return (isQuoted ? written.dropFirst().dropLast() : written[...]) == name
  }
}

extension SymbolIndex {
  /// Returns the places at which scenarios tap some actions; if another action keeps the label, the taps keep it, too.
  fileprivate func taps(on action: Symbol, and others: [Symbol], _ files: SourceFiles) -> [SourceRange] {
    let label = action.name.value
    let known = Set(([action] + others).map(\.name.range))
    let isKept = symbols.contains {
      $0.kind == .action && $0.name.value == label && !known.contains($0.name.range)
    }
    guard !isKept else { return [] }
    return flows.flatMap(\.scenarios).flatMap(\.lines).compactMap { line in
      switch line {
      case .tap(let tap), .cannot(let tap):
        TapLabels.unnumbered(tap.label) == label ? files.range(of: label, atBeginningOf: tap) : nil
      case .see: nil
      }
    }
  }
}

extension SourceFiles {
  /// Returns the range of a label at the beginning of a tap, with its quotes if only the label is in quotes.
  fileprivate func range(of label: String, atBeginningOf tap: Scenario.Tap) -> SourceRange? {
    guard let range = tap.range else { return nil }
    let text = self[range.file].text(of: range)
    guard text.hasPrefix(label) || text.dropFirst().hasPrefix(label) else { return nil }
    var start = range.start
    let isQuoted = !text.hasPrefix(label)
    let isWhole = isQuoted && text.dropFirst(label.count + 1).first.map { "\"'".contains($0) } ?? false
    if isQuoted, !isWhole {
      start.column += 1
      start.offset += 1
    }
    var end = start
    end.column += label.unicodeScalars.count + (isWhole ? 2 : 0)
    end.offset += label.utf8.count + (isWhole ? 2 : 0)
    return SourceRange(file: range.file, start: start, end: end)
  }
}

extension SourceFile {
  /// Returns the text of a range.
  package func text(of range: SourceRange) -> String {
    String(decoding: bytes[range.start.offset..<range.end.offset], as: UTF8.self)
  }
}

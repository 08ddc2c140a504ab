import Checking
import Diagnostics
import FlowSyntax

/// A change of a name in all files.
///
/// The changed files are read again before the edits are returned, so that a rename never breaks or redirects a name.
struct Rename {
  private let snapshot: Snapshot
  private let symbol: SymbolIndex.Symbol
  private let name: String

  /// Creates the rename of what a place names.
  ///
  /// - Throws: the reason why it cannot be renamed.
  init(_ snapshot: Snapshot, at place: DocumentPosition, to name: String) throws(JSONRPC.Failure) {
    let symbols = snapshot.symbols(at: place)
    guard let symbol = symbols.first else { throw Self.failure("there is no name here") }
    guard symbols.count == 1 else { throw Self.failure("several definitions share this name: rename each of them") }
    guard symbol.kind != .action else { throw Self.failure("labels cannot be renamed, only names") }
    guard symbol.name.value != "cancelled" || symbol.kind != .outcome else {
      throw Self.failure("`cancelled` is a word of the language")
    }
    guard name.spelledAsScalar == name else {
      throw Self.failure("\"\(name)\" would need quotes: choose a plainer name")
    }
    (self.snapshot, self.symbol, self.name) = (snapshot, symbol, name)
  }

  /// Returns the edits by file.
  func edits() throws(JSONRPC.Failure) -> LSP.WorkspaceEdit {
    let places = snapshot.index.occurrences(of: symbol)
    for file in Set(places.map(\.file)).sorted() where !snapshot.isCurrent(file) {
      throw Self.failure("\"\(snapshot.files[file].path)\" has changed on the disk: save all files, and rename again")
    }
    for place in places {
      let written = snapshot.text(of: place)
      let plain =
        written.count > 1 && (written.first == "\"" || written.first == "'")
        ? written.dropFirst().dropLast() : written[...]
      guard plain == symbol.name.value else {
        let line = "\(snapshot.files[place.file].path):\(place.start.line)"
        throw Self.failure("the name has escapes or a line break in \(line): write it without them first")
      }
    }
    try verify(places)
    let edits = Dictionary(grouping: places) { snapshot.location($0).uri }
    return LSP.WorkspaceEdit(
      changes: edits.mapValues { $0.map { LSP.TextEdit(range: snapshot.range($0), newText: name) } })
  }

  /// Reads the changed files, and compares the errors and the uses of the name.
  private func verify(_ places: [SourceRange]) throws(JSONRPC.Failure) {
    var contents: [FileID: [UInt8]] = [:]
    for (file, ranges) in Dictionary(grouping: places, by: \.file) {
      var bytes = snapshot.texts[file.index].bytes
      for range in ranges.sorted().reversed() {
        bytes.replaceSubrange(range.start.offset..<range.end.offset, with: name.utf8)
      }
      contents[file] = bytes
    }
    let (project, index) = snapshot.reading(with: contents)
    let renamed = index.symbols.filter { $0.kind == symbol.kind && $0.name.value == name }
    let isKept = renamed.contains { index.occurrences(of: $0).count == places.count }
    guard isKept, project.diagnostics.count == snapshot.readingDiagnostics else {
      throw Self.failure("\"\(name)\" is taken, or would be read as something else")
    }
  }

  private static func failure(_ reason: String) -> JSONRPC.Failure { JSONRPC.Failure(.requestFailed, reason) }
}

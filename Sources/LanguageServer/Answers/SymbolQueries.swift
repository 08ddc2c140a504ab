import Diagnostics
import FlowSyntax

/// A place in a document, as requests name it.
struct DocumentPosition {
  var uri: String
  var position: LSP.Position
}

/// The answers about names: where they are defined and used.
extension Snapshot {
  /// Returns the places that define what a place names.
  func definitions(at place: DocumentPosition) -> [LSP.Location] {
    symbols(at: place).map { location($0.name.range) }
  }

  /// Returns the places that use what a place names.
  func references(at place: DocumentPosition, withDefinition: Bool) -> [LSP.Location] {
    let symbols = symbols(at: place)
    let definitions = Set(symbols.map(\.name.range))
    let ranges = Set(symbols.flatMap(index.occurrences)).sorted()
    return ranges.filter { withDefinition || !definitions.contains($0) }.map(location)
  }

  /// Returns the imports, pictures and addresses that a document names.
  func links(in uri: String) -> [LSP.DocumentLink] {
    guard let file = file(of: uri) else { return [] }
    let folder = PathOperations.folder(of: PathOperations.absolute(files[file].path, in: workspace.directory))
    let addresses = index.addresses.filter { $0.range.file == file }.map { address in
      LSP.DocumentLink(range: range(address.range), target: address.value)
    }
    return addresses
      + index.paths.filter { $0.range.file == file && !$0.value.contains("://") }.map { path in
        LSP.DocumentLink(
          range: range(path.range), target: FileURI.uri(of: PathOperations.absolute(path.value, in: folder)))
      }
  }

  /// Returns the names that a document defines, as a tree.
  func documentSymbols(of uri: String) -> [LSP.DocumentSymbol] {
    guard let file = file(of: uri) else { return [] }
    let own = index.symbols.filter { $0.name.range.file == file }
    let children = Dictionary(grouping: own) { $0.parent }
    let known = Set(own.map(\.name.range))
    let tops = own.filter { symbol in symbol.parent.map { !known.contains($0) } ?? true }
    return tops.map { documentSymbol($0, children) }
  }

  private func documentSymbol(
    _ symbol: SymbolIndex.Symbol, _ children: [SourceRange?: [SymbolIndex.Symbol]]
  ) -> LSP.DocumentSymbol {
    LSP.DocumentSymbol(
      name: symbol.displayName, detail: symbol.kind.rawValue, kind: symbol.kind.number, range: range(symbol.extent),
      selectionRange: range(symbol.name.range),
      children: children[symbol.name.range, default: []].map { documentSymbol($0, children) })
  }

  /// The largest number of symbols that a search returns.
  private static let searchLimit = 200

  /// Returns the names in all files that contain a text, without regard to case.
  func workspaceSymbols(matching query: String) -> [LSP.SymbolInformation] {
    let query = query.lowercased()
    let found = index.symbols.filter { query.isEmpty || $0.name.value.lowercased().contains(query) }
    return found.prefix(Self.searchLimit).map { symbol in
      LSP.SymbolInformation(
        name: symbol.displayName, kind: symbol.kind.number, location: location(symbol.name.range),
        containerName: symbol.parent.map(text))
    }
  }

  /// Returns the symbols that a place defines or uses.
  func symbols(at place: DocumentPosition) -> [SymbolIndex.Symbol] {
    guard let file = file(of: place.uri) else { return [] }
    return index.symbols(at: texts[file.index].offset(of: place.position), in: file)
  }
}

extension SymbolIndex.Symbol {
  /// The name, which may not be empty in the protocol.
  var displayName: String { name.value.isEmpty ? "(no name)" : name.value.visible }
}

extension SymbolIndex.Symbol.Kind {
  /// The number of the most similar kind of the protocol.
  var number: Int {
    switch self {
    case .screen: 5  // class
    case .task: 2  // module
    case .outcome, .value: 22  // member of an enumeration
    case .variable: 13
    case .root: 4  // package
    case .action: 6  // method
    }
  }
}

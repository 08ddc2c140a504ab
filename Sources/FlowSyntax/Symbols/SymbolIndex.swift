import Diagnostics
import FlowModel

/// The names that the files of a project define, and the places that use them, for editors.
package struct SymbolIndex: Sendable {
  /// A name that a file defines.
  package struct Symbol: Sendable {
    /// The kind of thing that the name stands for.
    package enum Kind: String, Sendable {
      case screen, task, outcome, variable, value, root, action
    }

    /// The kind.
    package var kind: Kind
    /// The name, with its source range.
    package var name: Located<String>
    /// The source range of the name and everything that is written below it.
    package var extent: SourceRange
    /// The range of the name of the task, screen or variable that contains it, or nil.
    package var parent: SourceRange?
  }

  /// The symbols by the range of their name, without duplicates.
  private var symbolsByPlace: [SourceRange: Symbol] = [:]
  /// The ranges of the names that a range defines or uses.
  private var targets: [SourceRange: Set<SourceRange>] = [:]
  /// The ranges in `targets`, in order.
  private var places: [SourceRange] = []

  /// The flows of the files, even of those with errors.
  package let flows: [Flow]

  /// The paths of imports and pictures, relative to the folder of their file.
  package private(set) var paths: [Located<String>] = []

  /// The addresses of screens in a design tool.
  package private(set) var addresses: [Located<String>] = []

  /// All symbols in the order of files and lines.
  package private(set) var symbols: [Symbol] = []

  /// Creates an index.
  init(_ outlines: [FileOutline], _ flows: [FlowAssembler.AssembledFlow]) {
    self.flows = flows.map(\.decoded)
    for outline in outlines { add(outline) }
    for flow in flows {
      add(flow.decoded)
      for reference in flow.references { targets[reference.range, default: []].formUnion(reference.definitions) }
    }
    symbols = symbolsByPlace.values.sorted { $0.name.range < $1.name.range }
    places = targets.keys.sorted()
  }

  /// Returns the symbols that the text at a byte of a file defines or uses; several only for names that tasks share.
  package func symbols(at offset: Int, in file: FileID) -> [Symbol] {
    let matches = places.filter { $0.file == file && $0.start.offset <= offset && offset <= $0.end.offset }
    // The smallest range is the most exact one.
    let place = matches.min { $0.end.offset - $0.start.offset < $1.end.offset - $1.start.offset }
    return place.map { targets[$0, default: []].sorted().compactMap { symbolsByPlace[$0] } } ?? []
  }

  /// Returns the ranges that define or use a symbol, in order.
  package func occurrences(of symbol: Symbol) -> [SourceRange] {
    places.filter { targets[$0, default: []].contains(symbol.name.range) }
  }

  /// Returns the ranges in a file that define or use a name, in order, with the kind of what it stands for.
  package func names(in file: FileID) -> [(range: SourceRange, kind: Symbol.Kind, isDefinition: Bool)] {
    places.filter { $0.file == file }.compactMap { place in
      let symbol = targets[place, default: []].sorted().lazy.compactMap { symbolsByPlace[$0] }.first
      return symbol.map { (place, $0.kind, symbolsByPlace[place] != nil) }
    }
  }

  /// Returns the names that a file may use.
  package func scope(of file: FileID) -> NameScope { NameScope(flows.filter { $0.files.contains(file) }) }

  // MARK: Definitions

  private mutating func add(
    _ kind: Symbol.Kind, _ name: Located<String>, _ extent: SourceRange?, in parent: SourceRange?
  ) {
    guard symbolsByPlace[name.range] == nil else { return }
    let whole = extent.map { SourceRange(from: name.range, to: $0) } ?? name.range
    symbolsByPlace[name.range] = Symbol(kind: kind, name: name, extent: whole, parent: parent)
    targets[name.range, default: []].insert(name.range)
  }

  private mutating func add(_ outline: FileOutline) {
    for task in outline.tasks {
      add(.task, task.name, task.fields?.range, in: nil)
      for outcome in task.outcomes { add(.outcome, outcome, nil, in: task.name.range) }
      for screen in outline.screens[task.screens] {
        add(.screen, screen.name, screen.fields?.range, in: task.name.range)
      }
    }
    for screen in outline.screens {
      add(.screen, screen.name, screen.fields?.range, in: nil)
      if let image = screen.fields?[ScreenKeys.image.name]?.value, let path = image.text, !path.isEmpty {
        paths.append(Located(path, at: image.range))
      }
      if let node = screen.fields?[ScreenKeys.source.name]?.value, let source = node.text, source.hasPrefix("https://")
      {
        addresses.append(Located(source, at: node.range))
      }
    }
    paths += outline.imports
    for variable in outline.variables {
      add(.variable, variable.name, variable.values.last?.range, in: nil)
      // The numbers of a counter have no names.
      if !variable.isCounter { for value in variable.values { add(.value, value, nil, in: variable.name.range) } }
    }
  }

  private mutating func add(_ flow: Flow) {
    for root in flow.roots { if let name = root.name { add(.root, name, root.range, in: nil) } }
    for action in flow.actions {
      switch action.owner {
      case .screen(let screen): add(.action, action.label, action.range, in: flow[screen].name.range)
      case .task(let task): add(.action, action.label, action.range, in: flow[task].name.range)
      case .root(let root): add(.action, action.label, action.range, in: flow[root].name?.range)
      case .entries: add(.action, action.label, action.range, in: nil)
      }
    }
  }
}

/// A use of a name, and the names that it may stand for.
struct SymbolReference: Sendable {
  var range: SourceRange
  /// The ranges of the names where they are defined.
  var definitions: [SourceRange]
}

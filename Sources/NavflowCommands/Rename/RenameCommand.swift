import ArgumentParser
import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Localization
import Reporting
import Support

/// The command that renames a screen, task, action, root, variable, value or outcome.
struct RenameCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Rename a screen, task, action or value everywhere.",
    discussion: """
      The name changes where it is defined, in all steps, conditions and patterns, and in scenarios. A name that \
      several things have is written with what contains it: "account.none" for a value, "buy.bought" for an outcome, \
      "Home.Open" for a button. Exit status: 0 the name is changed, 1 with --diff, 2 it cannot be changed.
      """)

  @Argument(help: "The name, or the name of what contains it, a point, and the name.")
  var old: String

  @Argument(help: "The new name.")
  var new: String

  @Argument(help: "Flow files, or folders with flow files; default: this folder.")
  var paths: [String] = []

  @Flag(help: "Write nothing, and print the changes as a unified diff.")
  var diff = false

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues: [String: [String]] = [:]

  /// The message for a command line without the new name.
  static let missingName: Message = "rename needs the old name and the new one: navflow rename OLD NEW FILE"

  /// Removes the signs in which Japanese messages quote names.
  mutating func validate() {
    (old, new) = (old.withoutCornerBrackets, new.withoutCornerBrackets)
  }

  /// Throws an error for a path in the place of the new name.
  ///
  /// Otherwise, one who forgets the new name would write the path into every file of this folder.
  private func requireName(on console: Console) throws(UsageError) {
    let isPath = new.contains("/") && DiskFiles().kind(of: console.absolute(new)) != nil
    guard isPath || PathOperations.isFlowFile(new) else { return }
    let (old, path) = (ShellWord.bare(old), ShellWord.bare(new))
    throw UsageError("\"\(new)\" is a path: write the new name before it, navflow rename \(old) NEW \(path)")
  }

  func run(on console: Console) throws -> ExitStatus {
    try requireName(on: console)
    let paths = paths.isEmpty ? ["."] : paths
    let reader = CheckSession.reader(in: console.directory)
    let (project, symbols) = reader.readWithSymbols(paths: paths)
    if let problem = project.problems.first { throw UsageError(problem.message) }
    let index = symbols()
    let named = try meant(in: index)
    let contents: [FileID: [UInt8]]
    do throws(NameChange.Problem) {
      let change = try NameChange(of: named[0], and: Array(named.dropFirst()), to: new, in: index, project.files)
      contents = change.contents
      let (changed, renamed) = reading(contents, of: project.files, paths, console.directory)
      try change.verify(changed.diagnostics.count, renamed, errorsBefore: project.diagnostics.count)
    } catch {
      throw UsageError(error.message)
    }
    return try write(contents, project.files, on: console)
  }

  // MARK: Names

  /// Returns what the old name stands for: one thing, or all actions with a label.
  private func meant(in index: SymbolIndex) throws(UsageError) -> [SymbolIndex.Symbol] {
    let all = index.symbols.map { (symbol: $0, full: Self.fullName(of: $0, in: index)) }
    var found = all.filter { $0.symbol.name.value == old || $0.full == old }
    if found.contains(where: { $0.symbol.name.value != old }) { found = found.filter { $0.full == old } }
    guard let first = found.first else {
      let known = all.map { (name: $0.symbol.name.value, title: nil as Located<String>?) }
      throw .unknown("name", old, known)
    }
    if found.count > 1, !found.allSatisfy({ $0.symbol.kind == .action }) {
      let names = Message.list(Set(found.map(\.full)).sorted().map(Message.name), .none)
      throw UsageError("\(found.count) things have the name \"\(old)\": write one of \(names)")
    }
    return [first.symbol] + found.dropFirst().map(\.symbol)
  }

  /// Returns the name of what contains a symbol, a point, and its own name.
  private static func fullName(of symbol: SymbolIndex.Symbol, in index: SymbolIndex) -> String {
    let parent = symbol.parent.flatMap { range in index.symbols.first { $0.name.range == range } }
    return (parent.map { $0.name.value + "." } ?? "") + symbol.name.value
  }

  // MARK: Files

  private func reading(
    _ contents: [FileID: [UInt8]], of files: SourceFiles, _ paths: [String], _ directory: String
  ) -> (Project, SymbolIndex) {
    let changed = Dictionary(
      uniqueKeysWithValues: contents.map { (PathOperations.absolute(files[$0].path, in: directory), $1) })
    let reader = CheckSession.reader(of: OverlaidFiles(contents: changed, over: DiskFiles()), in: directory)
    let (project, symbols) = reader.readWithSymbols(paths: paths)
    return (project, symbols())
  }

  private func write(_ contents: [FileID: [UInt8]], _ files: SourceFiles, on console: Console) throws -> ExitStatus {
    let changes = contents.sorted { $0.key < $1.key }.map { (file: files[$0.key], bytes: $0.value) }
    guard !diff else {
      for change in changes {
        try console.write(UnifiedDiff(change.file.path, from: change.file.bytes, to: change.bytes).bytes)
      }
      return .findings
    }
    try OutputFile.write(
      changes.map { .init(path: $0.file.path, bytes: $0.bytes, before: .bytes($0.file.bytes)) }, on: console)
    console.say("\"\(old)\" is \"\(new)\" in \(.count(changes.count, "file"))")
    return .success
  }
}

extension String {
  /// The text without 「」 around it.
  fileprivate var withoutCornerBrackets: String {
    count > 2 && hasPrefix("「") && hasSuffix("」") ? String(dropFirst().dropLast()) : self
  }
}

import Checking
import Diagnostics
import FlowSyntax

/// A change of a name in all files.
///
/// The changed files are read again before the edits are returned, so that a rename never breaks or redirects a name.
struct Rename {
  private let snapshot: Snapshot
  private let change: NameChange
  private let name: String

  /// Creates the rename of what a place names.
  ///
  /// - Throws: the reason why it cannot be renamed.
  init(_ snapshot: Snapshot, at place: DocumentPosition, to name: String) throws(JSONRPC.Failure) {
    let symbols = snapshot.symbols(at: place)
    guard let symbol = symbols.first else { throw Self.failure("there is no name here") }
    guard symbols.count == 1 else { throw Self.failure("several definitions share this name: rename each of them") }
    do throws(NameChange.Problem) {
      change = try NameChange(of: symbol, to: name, in: snapshot.index, snapshot.files)
    } catch {
      throw Self.failure(error.message.localized)
    }
    (self.snapshot, self.name) = (snapshot, name)
  }

  /// Returns the edits by file.
  func edits() throws(JSONRPC.Failure) -> LSP.WorkspaceEdit {
    for file in Set(change.places.map(\.file)).sorted() where !snapshot.isCurrent(file) {
      throw Self.failure("\"\(snapshot.files[file].path)\" has changed on the disk: save all files, and rename again")
    }
    let (project, index) = snapshot.reading(with: change.contents)
    do throws(NameChange.Problem) {
      try change.verify(project.diagnostics.count, index, errorsBefore: snapshot.readingDiagnostics)
    } catch {
      throw Self.failure(error.message.localized)
    }
    let edits = Dictionary(grouping: change.places) { snapshot.location($0).uri }
    return LSP.WorkspaceEdit(
      changes: edits.mapValues { $0.map { LSP.TextEdit(range: snapshot.range($0), newText: name) } })
  }

  private static func failure(_ reason: String) -> JSONRPC.Failure { JSONRPC.Failure(.requestFailed, reason) }
}

import Diagnostics
import FlowSyntax

/// The code lenses of screens: how far each screen is from the launch.
///
/// Behaviours are checked only after a pause. Until then the distances of the last check are shown, so that the lines of the
/// editor do not jump.
struct ScreenDistances {
  /// The distances by the name of the screen, for each document.
  private var known: [String: [String: String]] = [:]

  /// Returns the lenses of a document.
  mutating func lenses(of uri: String, in snapshot: Snapshot) -> [LSP.CodeLens] {
    guard let file = snapshot.file(of: uri) else { return [] }
    let screens = snapshot.index.symbols.filter { $0.kind == .screen && $0.name.range.file == file }
    if snapshot.traces.areKnown {
      let found = screens.compactMap { screen in
        snapshot.traces.distance(of: screen.name.range).map { (screen.name.value, $0) }
      }
      known[uri] = Dictionary(found) { first, _ in first }
    }
    return screens.compactMap { screen in
      known[uri]?[screen.name.value].map { title in
        LSP.CodeLens(range: snapshot.range(screen.name.range), command: .init(title: title))
      }
    }
  }

  /// Drops the distances of a closed document.
  mutating func forget(_ uri: String) { known[uri] = nil }
}

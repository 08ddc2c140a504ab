import Diagnostics
import Foundation

/// What earlier imports have named: it lets a screen keep its name when its source is renamed.
package struct ImportLock: Sendable, Codable, Equatable {
  /// A screen of an earlier import.
  package struct Screen: Sendable, Codable, Equatable {
    package var id: String
    package var name: String
    package var origin: ImportedScreen.Origin
    package var actions: [Action] = []
  }

  /// An action of an earlier import.
  package struct Action: Sendable, Codable, Equatable {
    package var id: String
    package var label: String
    /// The label before it changed last, so that a name in a hand-written file is still known.
    package var was: String?
  }

  /// What came from one file or folder.
  package struct Source: Sendable, Codable, Equatable {
    package var path: String
    /// The files with its screens.
    package var fragments: [String] = []
    /// The lines with the roots.
    package var root: [String] = []
    package var screens: [Screen] = []
  }

  package var version = 1
  package var sources: [Source] = []

  /// Creates a lock without names.
  package init() {}

  /// Reads a lock, with both sides of a merge conflict; returns nil if it is damaged.
  package init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let marks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
    let merged = lines.filter { line in !marks.contains { line.hasPrefix($0) } }.joined(separator: "\n")
    for text in [text, merged] {
      if let lock = try? JSONDecoder().decode(ImportLock.self, from: Data(text.utf8)), lock.version == 1 {
        self = lock
        return
      }
    }
    return nil
  }

  /// What came from a file, or nil.
  package func source(_ path: String) -> Source? { sources.first { $0.path == path } }

  /// Replaces what came from a file.
  package mutating func set(_ source: Source) {
    if let place = sources.firstIndex(where: { $0.path == source.path }) {
      sources[place] = source
    } else {
      sources.append(source)
    }
  }

  /// The lock as a file: a line for each screen, so that merges meet few conflicts.
  package var text: String {
    let parts = sources.map { source in
      let head = [
        "      \"path\": " + JSONWriter.line(of: .string(source.path)),
        "      \"fragments\": " + Self.line(source.fragments),
        "      \"root\": " + Self.line(source.root),
      ]
      let screens = source.screens.map { "        " + Self.line($0) }.joined(separator: ",\n")
      let list = source.screens.isEmpty ? "      \"screens\": []" : "      \"screens\": [\n\(screens)\n      ]"
      return "    {\n" + (head + [list]).joined(separator: ",\n") + "\n    }"
    }
    let list = parts.isEmpty ? "[]" : "[\n" + parts.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": 1,\n  \"sources\": \(list)\n}\n"
  }

  private static func line(_ texts: [String]) -> String {
    JSONWriter.line(of: .array(texts.map(JSONValue.string)))
  }

  private static func line(_ screen: Screen) -> String {
    JSONWriter.line(
      of: [
        "id": .string(screen.id), "name": .string(screen.name),
        "origin": ["name": .string(screen.origin.name), "part": .string(screen.origin.part)],
        "actions": .array(screen.actions.map(json)),
      ])
  }

  private static func json(_ action: Action) -> JSONValue {
    let was = action.was.map { [("was", JSONValue.string($0))] } ?? []
    return .object([("id", .string(action.id)), ("label", .string(action.label))] + was)
  }
}

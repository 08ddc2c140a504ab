import Diagnostics
import Foundation
import Testing

@testable import FlowSyntax

/// A recipe of `Docs/ci.md`: a block for readers to copy, identified by the last word of its info string.
struct Recipe {
  /// The text.
  let text: String

  /// Finds a recipe.
  init(_ name: String) throws {
    let page = try Document(path: "Docs/ci.md").text()
    let blocks = DocumentPart.parts(of: page).compactMap { part in
      if case .block(let info, let lines) = part, info.last == name { lines } else { nil }
    }
    text = try #require(blocks.count == 1 ? blocks.first : nil).joined(separator: "\n") + "\n"
  }

  /// Returns the recipe as YAML, and records an issue for each error in it.
  func yaml() throws -> Node {
    let document = NodeReader.read(SourceFile(path: "recipe", bytes: Array(text.utf8)), id: FileID(0))
    #expect(document.diagnostics.map(\.message.english) == [])
    return try #require(document.node)
  }
}

extension Node {
  /// Returns the value at a path of keys, or nil.
  func at(_ path: String...) -> Node? {
    path.reduce(self as Node?) { node, key in
      guard case .mapping(let pairs)? = node?.content else { return nil }
      return pairs.first { $0.key.text == key }?.value
    }
  }

  /// The items of a list; empty if the node is not a list.
  var list: [Node] { if case .sequence(let items) = content { items } else { [] } }
}

import Diagnostics
import Foundation
import Testing

@testable import FlowSyntax

/// A recipe of `Docs/ci.md`: a block that readers copy, by the last word behind its fence.
struct Recipe {
  /// Its text.
  let text: String

  /// Finds a recipe.
  init(_ name: String) throws {
    let page = try Document(path: "Docs/ci.md").text()
    let blocks = DocumentPart.parts(of: page).compactMap { part in
      if case .block(let info, let lines) = part, info.last == name { lines } else { nil }
    }
    text = try #require(blocks.count == 1 ? blocks.first : nil).joined(separator: "\n") + "\n"
  }

  /// The recipe as YAML; what is wrong with it is an issue of the test.
  func yaml() throws -> Node {
    let document = NodeReader.read(SourceFile(path: "recipe", bytes: Array(text.utf8)), id: FileID(0))
    #expect(document.diagnostics.map(\.message) == [])
    return try #require(document.node)
  }
}

extension Node {
  /// What stands under keys, one below the other, or nil.
  func at(_ path: String...) -> Node? {
    path.reduce(self as Node?) { node, key in
      guard case .mapping(let pairs)? = node?.content else { return nil }
      return pairs.first { $0.key.text == key }?.value
    }
  }

  /// The items of a list; none where it is no list.
  var list: [Node] { if case .sequence(let items) = content { items } else { [] } }
}

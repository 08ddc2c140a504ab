import Foundation
import Testing

/// A JSON text as Foundation reads it, which knows nothing of how it was written.
func parsed<Root>(_ text: String, as type: Root.Type = NSDictionary.self) throws -> Root {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Root)
}

extension NSDictionary {
  /// A value some way down: keys, and the first element of each list on the way.
  func at(_ path: String...) -> Any? {
    path.reduce(self as Any?) { value, key in
      let list = value as? [Any]
      return ((list?.first ?? value) as? NSDictionary)?[key]
    }
  }
}

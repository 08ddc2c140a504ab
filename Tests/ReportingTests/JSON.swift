import Foundation
import Testing

/// Parses a JSON text with Foundation, independently of our writer.
func parsed<Root>(_ text: String, as type: Root.Type = NSDictionary.self) throws -> Root {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Root)
}

extension NSDictionary {
  /// Returns a nested value by its keys, with the first element of each list.
  func at(_ path: String...) -> Any? {
    path.reduce(self as Any?) { value, key in
      let list = value as? [Any]
      return ((list?.first ?? value) as? NSDictionary)?[key]
    }
  }
}

import Foundation
import Testing

/// Parses a JSON text with Foundation, which shares no code with `JSONWriter`.
func parseJSON<Root>(_ text: String, as type: Root.Type = NSDictionary.self) throws -> Root {
  try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Root)
}

extension NSDictionary {
  /// Returns the value at a path of keys; a list on the path stands for its first element, but a list at its end does not.
  func at(_ path: String...) -> Any? {
    path.reduce(self as Any?) { value, key in
      let list = value as? [Any]
      return ((list?.first ?? value) as? NSDictionary)?[key]
    }
  }
}

import Diagnostics
import Foundation
import Testing

@testable import Reporting
@testable import ReviewPages

/// Tests that the JSON is safe inside a script element.
@Suite struct EmbeddedJSONTests {
  @Test func noTextCanEndTheElement() {
    let text = "</script><!-- \u{2028}\u{202E} & \\ \" 😀"
    let json = EmbeddedJSON.text(of: .string(text))
    #expect(json == #""\u003c/script\u003e\u003c!-- \u2028\u202e \u0026 \u005c \u0022 😀""#)
    let parsed = try? JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String]
    #expect(parsed == [text])
  }

  @Test func isCompact() {
    let value = JSONValue.object([
      ("a", .array([.integer(1), .null, .boolean(true), .boolean(false)])), ("b", .object([])),
    ])
    #expect(EmbeddedJSON.text(of: value) == #"{"a":[1,null,1,0],"b":{}}"#)
  }
}

import Diagnostics
import Foundation
import Testing

@testable import Reporting
@testable import ReviewPages

/// Tests the JSON inside a script element.
@Suite struct EmbeddedJSONTests {
  @Test func noTextCanEndTheScriptElement() throws {
    let text = "</script><!-- \u{2028}\u{202E} & \\ \" 😀"
    let json = EmbeddedJSON.text(of: .string(text))
    #expect(json == #""\u003c/script\u003e\u003c!-- \u2028\u202e \u0026 \u005c \u0022 😀""#)
    let parsed = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String]
    #expect(parsed == [text])
  }

  @Test func hasNoSpacesBetweenValues() {
    let value = JSONValue.object([("a", .array([.integer(1), .null])), ("b", .object([]))])
    #expect(EmbeddedJSON.text(of: value) == #"{"a":[1,null],"b":{}}"#)
  }

  @Test func writesBooleansAsOneAndZero() {
    #expect(EmbeddedJSON.text(of: .array([.boolean(true), .boolean(false)])) == "[1,0]")
  }
}

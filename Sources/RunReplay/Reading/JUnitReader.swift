/// Reads which tests of a JUnit file passed.
package enum JUnitReader {
  /// A test case.
  package struct Test: Equatable, Sendable {
    package let name: String
    /// The class, or nil.
    package let className: String?
    /// The property `navflow`, which the tests for Maestro have; nil without it.
    package fileprivate(set) var path: String?
    /// Whether it has no failure, no error and no mark that it was skipped.
    package fileprivate(set) var isPassed: Bool
  }

  /// Returns the test cases of a text in their order.
  package static func tests(in text: String) -> [Test] {
    var tests: [Test] = []
    var isInside = false
    for tag in XMLTags(text) {
      if tag.name == "testcase" {
        if !tag.isEnd, let test = test(of: tag) { tests.append(test) }
        isInside = !tag.isEnd && !tag.isEmpty && test(of: tag) != nil
      } else if isInside {
        add(tag, to: &tests[tests.count - 1])
      }
    }
    return tests
  }

  private static func test(of tag: XMLTags.Tag) -> Test? {
    let status = tag.attributes["status"]?.uppercased() ?? ""
    return tag.attributes["name"].map { name in
      Test(
        name: name, className: tag.attributes["classname"],
        isPassed: !["ERROR", "FAILURE", "CANCELED"].contains(status))
    }
  }

  private static func add(_ tag: XMLTags.Tag, to test: inout Test) {
    if ["failure", "error", "skipped"].contains(tag.name) { test.isPassed = false }
    if tag.name == "property", tag.attributes["name"] == "navflow" { test.path = tag.attributes["value"] }
  }
}

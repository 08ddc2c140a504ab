import Foundation
import Reporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The content of a JUnit report, read by Foundation's XML parser.
final class JUnitOutline: NSObject, XMLParserDelegate {
  /// A test case.
  struct Case {
    var className: String
    var name: String
    /// The name of the element that says why the case did not pass, for example `failure`; otherwise `passed`.
    var outcome = "passed"
    var message = ""
    var text = ""
  }

  /// The attributes of the root.
  private(set) var root: [String: String] = [:]
  /// The attributes of the suites.
  private(set) var suites: [[String: String]] = []
  /// The cases of all suites.
  private(set) var cases: [Case] = []

  /// Parses the JUnit format of a report.
  init(_ report: Report) throws {
    super.init()
    let parser = XMLParser(data: Data(JUnitReport().render(report).utf8))
    parser.delegate = self
    #expect(parser.parse(), "the report is not valid XML: \(String(describing: parser.parserError))")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "testsuites": root = attributes
    case "testsuite": suites.append(attributes)
    case "testcase": cases.append(Case(className: attributes["classname"] ?? "", name: attributes["name"] ?? ""))
    case "system-out": break
    default:
      cases[cases.count - 1].outcome = name
      cases[cases.count - 1].message = attributes["message"] ?? ""
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if !cases.isEmpty { cases[cases.count - 1].text += text }
  }
}

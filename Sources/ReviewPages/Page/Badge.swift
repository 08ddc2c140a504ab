import Diagnostics
import Localization
import Reporting

/// A severity as a symbol, a word and a colour.
struct Badge {
  private let severity: Severity

  /// Creates the badge of a severity.
  init(_ severity: Severity) { self.severity = severity }

  /// The CSS class of the severity.
  var name: String { severity.rawValue }

  /// The badge of one finding.
  var html: HTML {
    "<span class=\"badge \(name)\"><span aria-hidden=\"true\">\(mark)</span> \(Message(key: name).localized)</span>"
  }

  /// Returns the badge for a number of findings.
  func html(counting number: Int) -> HTML {
    let words = Message.count(number, Message(key: name)).localized
    return "<span class=\"badge \(name)\"><span aria-hidden=\"true\">\(mark)</span> \(words)</span>"
  }

  private var mark: String {
    switch severity {
    case .error: "✗"
    case .warning: "!"
    case .info: "i"
    }
  }
}

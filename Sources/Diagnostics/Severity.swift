/// The severity of a finding.
public enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
  case info
  case warning
  case error

  /// Orders severities from `info` to `error`.
  public static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }

  private var weight: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The severity of a finding.
public enum Severity: String, Hashable, Comparable, Sendable, CaseIterable {
  case info
  case warning
  case error

  /// Orders severities from `info` to `error`.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// A range of versions, such as `>=0.2,<0.3`; `0.2` stands for all versions that begin with it.
struct VersionRequirement {
  private struct Bound {
    let sign: String
    let version: [Int]

    /// Reads a sign and a version; returns nil if it is none.
    init?(_ text: Substring) {
      let text = text.filter { $0 != " " }
      sign = String(text.prefix { "<>=!".contains($0) })
      let parts = text.dropFirst(sign.count).split(separator: ".", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { part in part.allSatisfy(\.isNumber) ? Int(part) : nil }
      guard ["", "=", "==", ">=", ">", "<=", "<"].contains(sign), !parts.isEmpty, parts.count <= 3,
        numbers.count == parts.count
      else { return nil }
      version = numbers
    }

    func allows(_ other: [Int]) -> Bool {
      let (same, isLess) = (padded == other, other.lexicographicallyPrecedes(padded))
      return switch sign {
      case ">=": !isLess
      case ">": !isLess && !same
      case "<=": isLess || same
      case "<": isLess
      default: other.starts(with: version)
      }
    }

    private var padded: [Int] { version + Array(repeating: 0, count: 3 - version.count) }
  }

  private let bounds: [Bound]

  /// Reads a range; returns nil if it is none.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    bounds = parts.compactMap { Bound($0) }
    guard bounds.count == parts.count else { return nil }
  }

  /// Returns whether a version such as `0.2.1` is in the range.
  func allows(_ version: String) -> Bool {
    let numbers = version.split(separator: ".").compactMap { Int($0) }
    return bounds.allSatisfy { $0.allows(numbers) }
  }
}

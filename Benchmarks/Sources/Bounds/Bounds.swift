import Foundation

/// Compares measured values with their bounds.
public struct Bounds {
  private var exceeded: [String] = []

  /// Creates an empty comparison.
  public init() {}

  /// Prints a value, and whether it is within its bound.
  public mutating func compare(_ name: String, _ value: Double, atMost bound: Double) {
    let isWithin = value <= bound
    if !isWithin { exceeded.append(name) }
    let title = "  \(name)".padding(toLength: max(58, name.count + 3), withPad: " ", startingAt: 0)
    print(title + String(format: "%8.2f, at most %g: ", value, bound) + (isWithin ? "ok" : "EXCEEDED"))
  }

  /// Ends the process with status 1 if a value exceeded its bound.
  ///
  /// Other load on the machine can cause that, so run the benchmark again before you rely on the result.
  public func conclude() -> Never {
    if !exceeded.isEmpty { print("exceeded: \(exceeded.joined(separator: ", "))") }
    fflush(nil)
    exit(exceeded.isEmpty ? 0 : 1)
  }
}

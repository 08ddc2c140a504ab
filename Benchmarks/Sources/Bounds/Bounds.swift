import Foundation

/// What figures may be at most, and whether all that have been told kept to it.
public struct Bounds {
  private var exceeded: [String] = []

  /// Nothing has been told yet.
  public init() {}

  /// Says what a figure is, and whether it keeps to its bound.
  public mutating func tell(_ name: String, _ figure: Double, atMost bound: Double) {
    let isKept = figure <= bound
    if !isKept { exceeded.append(name) }
    let title = "  \(name)".padding(toLength: max(58, name.count + 3), withPad: " ", startingAt: 0)
    print(title + String(format: "%8.2f of at most %g: ", figure, bound) + (isKept ? "kept" : "EXCEEDED"))
  }

  /// Ends the process: with 1 where a bound was exceeded, which a busy machine can do; run it again before you believe it.
  public func conclude() -> Never {
    if !exceeded.isEmpty { print("exceeded: \(exceeded.joined(separator: ", "))") }
    fflush(nil)
    exit(exceeded.isEmpty ? 0 : 1)
  }
}

import FlowModel
import FlowSimulation

/// The valuations of the tracked variables, as numbers below 64, so that a set of valuations is one machine word.
///
/// If the relevant variables have more than 64 valuations, some variables are not tracked. A condition on them may hold
/// or not.
struct ValuationSpace: Sendable {
  /// A set of valuations: bit `n` stands for the valuation with number `n`.
  typealias Mask = UInt64

  private struct Digit: Sendable {
    let variable: VariableID
    let size: Int
    let stride: Int
  }

  private static let maximumValuations = 64

  /// The tracked variables.
  let tracked: Set<VariableID>
  /// The relevant variables that are not tracked.
  let untracked: Set<VariableID>
  /// The number of valuations.
  let count: Int
  private let digits: [Digit]

  /// The set of all valuations.
  var all: Mask { count == 64 ? .max : (1 << UInt64(count)) - 1 }

  init(_ flow: Flow) {
    let relevant = flow.relevantVariables
    // Variables in the conditions of arrivals come first, because a cycle of arrivals that depends on an untracked
    // variable is hard to exclude.
    let first = flow.variablesOfArrivals.intersection(relevant)
    let others = relevant.subtracting(first).sorted { (flow[$0].values.count, $0) < (flow[$1].values.count, $1) }
    let order = first.sorted() + others
    var digits: [Digit] = []
    var count = 1
    for variable in order {
      let size = max(1, flow[variable].values.count)
      guard count * size <= Self.maximumValuations else { continue }
      digits.append(Digit(variable: variable, size: size, stride: count))
      count *= size
    }
    self.digits = digits
    self.count = count
    tracked = Set(digits.map(\.variable))
    untracked = relevant.subtracting(tracked)
  }

  /// Returns the valuations in which a variable has one of the values; all valuations if it is not tracked.
  func mask(of variable: VariableID, in values: [ValueID]) -> Mask {
    guard let digit = digits.first(where: { $0.variable == variable }) else { return all }
    var mask: Mask = 0
    for number in 0..<count where values.contains(ValueID(number / digit.stride % digit.size)) {
      mask |= 1 << Mask(number)
    }
    return mask
  }

  /// Returns the valuations at launch.
  func initial(in flow: Flow) -> Mask {
    digits.reduce(all) { $0 & mask(of: $1.variable, in: flow[$1.variable].initial) }
  }

  /// Writes a valuation into a state; untracked variables keep their value.
  func write(_ number: Int, into state: inout [ValueID]) {
    for digit in digits { state[digit.variable.index] = ValueID(number / digit.stride % digit.size) }
  }

  /// Returns the number of a state's valuation.
  func number(of state: [ValueID]) -> Int {
    digits.reduce(0) { $0 + state[$1.variable.index].index * $1.stride }
  }

  /// Returns for each valuation its successor when a state's known values are assigned; nil if no value is known.
  ///
  /// - Parameter state: the assigned values; `.unknown` for a variable without assignment.
  func map(assigning state: [ValueID]) -> [UInt8]? {
    let assigned = digits.filter { state[$0.variable.index] != .unknown }
    guard !assigned.isEmpty else { return nil }
    return (0..<count).map { number in
      var image = number
      for digit in assigned {
        let (old, new) = (number / digit.stride % digit.size, state[digit.variable.index])
        image += ((CounterChange(new)?.applied(to: old) ?? new.index) - old) * digit.stride
      }
      return UInt8(image)
    }
  }

  /// Returns the classes of valuations that agree on some variables.
  func classes(by variables: Set<VariableID>) -> [Mask] {
    let asked = digits.filter { variables.contains($0.variable) }
    guard !asked.isEmpty else { return [all] }
    var masks: [Int: Mask] = [:]
    for number in 0..<count {
      let key = asked.reduce(0) { $0 + number / $1.stride % $1.size * $1.stride }
      masks[key, default: 0] |= 1 << Mask(number)
    }
    return masks.sorted { $0.key < $1.key }.map(\.value)
  }
}

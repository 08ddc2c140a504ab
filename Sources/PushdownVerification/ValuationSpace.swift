import FlowModel
import FlowSimulation

/// The valuations of the variables that are tracked, as numbers below 64, so that a set of them is one machine word.
///
/// Where all variables that matter have more valuations than that, some are left out; a condition on one of those may hold or not.
struct ValuationSpace: Sendable {
  /// A set of valuations: bit `n` stands for the valuation with number `n`.
  typealias Mask = UInt64

  private struct Digit: Sendable {
    let variable: VariableID
    let size: Int
    let stride: Int
  }

  private static let mostValuations = 64

  /// The variables that are tracked.
  let tracked: Set<VariableID>
  /// The variables that matter but are left out.
  let untracked: Set<VariableID>
  /// How many valuations there are.
  let count: Int
  private let digits: [Digit]

  /// Every valuation.
  var all: Mask { count == 64 ? .max : (1 << UInt64(count)) - 1 }

  init(_ flow: Flow) {
    let matter = flow.variablesThatMatter
    // What arrivals ask for comes first: a loop of arrivals that depends on a variable left out is hard to rule out.
    let first = flow.variablesOfArrivals.intersection(matter)
    let order = first.sorted() + matter.subtracting(first).sorted { flow[$0].values.count < flow[$1].values.count }
    var digits: [Digit] = []
    var count = 1
    for variable in order {
      let size = max(1, flow[variable].values.count)
      guard count * size <= Self.mostValuations else { continue }
      digits.append(Digit(variable: variable, size: size, stride: count))
      count *= size
    }
    self.digits = digits
    self.count = count
    tracked = Set(digits.map(\.variable))
    untracked = matter.subtracting(tracked)
  }

  /// The valuations in which a variable has one of some values; all of them where the variable is not tracked.
  func mask(of variable: VariableID, in values: [ValueID]) -> Mask {
    guard let digit = digits.first(where: { $0.variable == variable }) else { return all }
    var mask: Mask = 0
    for number in 0..<count where values.contains(ValueID(number / digit.stride % digit.size)) {
      mask |= 1 << Mask(number)
    }
    return mask
  }

  /// The valuations with which the app can be launched.
  func initial(in flow: Flow) -> Mask {
    digits.reduce(all) { $0 & mask(of: $1.variable, in: flow[$1.variable].initial) }
  }

  /// Writes a valuation into a state; variables that are not tracked keep their value there.
  func write(_ number: Int, into state: inout [ValueID]) {
    for digit in digits { state[digit.variable.index] = ValueID(number / digit.stride % digit.size) }
  }

  /// The number of the valuation that a state has.
  func number(of state: [ValueID]) -> Int {
    digits.reduce(0) { $0 + state[$1.variable.index].index * $1.stride }
  }

  /// For each valuation, the one that it becomes when a state's known values are assigned; nil where none changes.
  ///
  /// - Parameter state: `.unknown` where nothing is assigned.
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

  /// The sets of valuations that agree on some variables.
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

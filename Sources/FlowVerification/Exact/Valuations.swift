import FlowModel

/// The combinations of values of some variables, by number.
struct Valuations: Sendable {
  /// A variable, and by how much its next value raises the number.
  private struct Digit: Sendable {
    let variable: VariableID
    let size: Int
    let stride: Int
  }

  private let digits: [Digit]
  let count: Int

  init(of variables: [VariableID], in flow: Flow) {
    var digits: [Digit] = []
    var stride = 1
    for variable in variables {
      let size = max(1, flow[variable].values.count)
      digits.append(Digit(variable: variable, size: size, stride: stride))
      stride *= size
    }
    self.digits = digits
    count = stride
  }

  /// The number of a combination after some variables were set.
  func number(after changes: [MoveTemplate.Change], from number: Int) -> Int {
    var number = number
    for digit in digits {
      guard let change = changes.last(where: { $0.variable == digit.variable }) else { continue }
      number += (change.value.index - number / digit.stride % digit.size) * digit.stride
    }
    return number
  }

  /// Writes a combination into the values of all variables.
  func write(_ number: Int, into state: inout [ValueID]) {
    for digit in digits { state[digit.variable.index] = ValueID(number / digit.stride % digit.size) }
  }

  /// The numbers of the combinations that a launch can begin with.
  func initial(in flow: Flow) -> [Int] {
    digits.reduce([0]) { numbers, digit in
      numbers.flatMap { number in flow[digit.variable].initial.map { number + $0.index * digit.stride } }
    }
  }
}

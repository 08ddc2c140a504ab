import FlowModel

/// The choices of initial values that a flow is checked from; the defaults come first.
///
/// The choices are computed on demand: twenty Boolean variables with `initial: any` have a million choices.
public struct InitialStates: RandomAccessCollection, Sendable {
  /// The index of the defaults.
  public let startIndex = 0
  /// The number of choices, or `Int.max` if it overflows.
  public let endIndex: Int
  /// The possible initial values of each variable.
  private let choices: [[ValueID]]

  /// Creates the choices for a list of variables.
  ///
  /// - Parameter given: fixed values, as in a scenario.
  init(_ variables: [Variable], given: [Assignment] = []) {
    var choices = variables.map { $0.initial.isEmpty ? [ValueID(0)] : $0.initial }
    for assignment in given {
      if let value = assignment.value { choices[assignment.variable.index] = [value] }
    }
    endIndex = choices.reduce(1) { count, values in
      let (product, overflows) = count.multipliedReportingOverflow(by: values.count)
      return overflows ? .max : product
    }
    self.choices = choices
  }

  /// Returns one value for each variable, in order; the last variable changes fastest.
  public subscript(place: Int) -> [ValueID] {
    var rest = place
    return choices.reversed().map { values in
      defer { rest /= values.count }
      return values[rest % values.count]
    }.reversed()
  }
}

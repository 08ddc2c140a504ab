import FlowModel

/// Every choice of initial values that a flow asks to be checked from, the defaults first.
///
/// Made as they are asked for: twenty variables with `initial: any` are a million choices.
public struct InitialStates: RandomAccessCollection, Sendable {
  /// The place of the defaults.
  public let startIndex = 0
  /// How many there are; `Int.max` where no number holds them.
  public let endIndex: Int
  /// By variable, the values that it may begin with.
  private let choices: [[ValueID]]

  /// All choices for some variables.
  ///
  /// - Parameter given: values that are fixed, as a scenario does.
  init(_ variables: [Variable], given: [Assignment] = []) {
    var choices = variables.map { $0.initial.isEmpty ? [ValueID(0)] : $0.initial }
    for assignment in given { choices[assignment.variable.index] = [assignment.value] }
    endIndex = choices.reduce(1) { count, values in
      let (product, overflows) = count.multipliedReportingOverflow(by: values.count)
      return overflows ? .max : product
    }
    self.choices = choices
  }

  /// One value for each variable, in their order; the last one's changes first.
  public subscript(place: Int) -> [ValueID] {
    var rest = place
    return choices.reversed().map { values in
      defer { rest /= values.count }
      return values[rest % values.count]
    }.reversed()
  }
}

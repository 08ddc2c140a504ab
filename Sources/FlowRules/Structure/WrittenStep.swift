import FlowModel

/// A step with its context in the file.
public struct WrittenStep: Sendable {
  /// The step.
  public let step: Step
  /// The action that contains it, or nil in the `then` of a root.
  public let action: ActionID?
  /// The root whose `then` contains it, or nil.
  public let root: RootID?
  /// The index of the action's case, and of the result in it.
  let chosenCase: Int
  let result: Int
  /// The list of steps that contains it.
  let list: [Step]
  /// The stack on which it acts, read from the steps before it.
  let ground: BaseTab
  /// The devices on which it may run, read from its conditions and those of earlier cases.
  let devices: [Device]

  /// The steps before it in its list.
  var before: ArraySlice<Step> { list.prefix { $0.range != step.range } }
}

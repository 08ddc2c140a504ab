import FlowModel

/// A step and where it is written.
public struct WrittenStep: Sendable {
  /// The step.
  public let step: Step
  /// The action it is written in, or nil in the `then` of a root.
  public let action: ActionID?
  /// The root in whose `then` it is written, or nil.
  public let root: RootID?
  /// The case of the action, and the result within the case.
  let chosenCase: Int
  let result: Int
  /// The steps of the list that it belongs to.
  let list: [Step]
  /// Where it acts, as the steps before it tell.
  let ground: BaseTab
  /// The devices on which it may run, as its conditions and those of earlier cases tell.
  let devices: [Device]

  /// The steps that stand before it in its list.
  var before: ArraySlice<Step> { list.prefix { $0.range != step.range } }
}

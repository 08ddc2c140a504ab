/// A step with its context in the file.
public struct WrittenStep: Sendable {
  /// The step.
  public let step: Step
  /// The action that contains it, or nil in the `then` of a root.
  public let action: ActionID?
  /// The root whose `then` contains it, or nil.
  public let root: RootID?
  /// The index of the action's case.
  package let chosenCase: Int
  /// The index of the result in the case.
  package let result: Int
  /// The list of steps that contains it.
  package let list: [Step]
  /// Its index in the list.
  let position: Int
  /// The stack on which it acts, read from the steps before it.
  package let stack: TargetStack
  /// The screen that an earlier step showed last, or nil for the screen that offers the action.
  let front: ScreenID?
  /// The devices on which it may run, read from its conditions and those of earlier cases.
  package let devices: [Device]

  /// The steps before it in its list.
  package var before: ArraySlice<Step> { list[..<position] }

  /// Returns the steps since the last shown screen that remove screens.
  func removals(in flow: Flow) -> [Step.Kind] {
    let since = before.lastIndex { $0.screenInFront(in: flow) != nil }.map { before[($0 + 1)...] } ?? before
    return since.map(\.kind).filter(\.removesScreens)
  }
}

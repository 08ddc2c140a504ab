import FlowModel
import OrderedCollections

/// What the file says of accounts: who signs in where, and with what.
extension FlowStructure {
  /// The tasks that are for something, in the order of the file.
  func tasks(for purposes: Set<UserTask.Purpose>) -> [UserTask] {
    flow.tasks.filter { $0.purpose.map(purposes.contains) ?? false }
  }

  /// The screens that have fields, in the order of the file.
  var screensWithFields: [Screen] { flow.screenIDs.filter { !flow[$0].fields.isEmpty }.map { flow[$0] } }

  /// The actions that begin a method of authentication, in the order of the file.
  var authActions: [Action] { flow.actionIDs.filter { flow[$0].auth != nil }.map { flow[$0] } }

  /// What a screen's task is for, or nil where it has none or does not say.
  func purpose(of screen: ScreenID) -> UserTask.Purpose? { flow[screen].task.flatMap { flow[$0].purpose } }

  /// The methods offered on a screen: those that it lists, and those that its actions begin.
  func authMethods(on screen: ScreenID) -> OrderedSet<AuthMethod> {
    OrderedSet(flow[screen].auth.map(\.value) + flow[screen].actions.compactMap { flow[$0].auth })
  }

  /// The fields of a task's screens with one of some contents, in the order of the file.
  func fields(of task: TaskID, _ contents: Set<Field.Content>) -> [(screen: ScreenID, field: Field)] {
    flow[task].screens.flatMap { screen in
      flow[screen].fields.filter { contents.contains($0.content.value) }.map { (screen, $0) }
    }
  }

  /// Every screen that can come up by the actions of some screens and of those that they show, themselves first.
  ///
  /// Of another root only the first screen counts: what comes after it is no longer where one was led to.
  func screensLed(from first: some Sequence<ScreenID>) -> OrderedSet<ScreenID> {
    var found = OrderedSet(first)
    var place = 0
    while place < found.count {
      found.formUnion(offered(on: found[place]).flatMap { showings(of: $0).map(\.screen) })
      place += 1
    }
    return found.union(found.flatMap { offered(on: $0).flatMap(firstScreensOfRoots) })
  }

  /// The screens that an action shows, the first ones of other roots included.
  func screensShown(by action: ActionID) -> [ScreenID] {
    showings(of: action).map(\.screen) + firstScreensOfRoots(swappedBy: action)
  }

  /// The screens that follow on the end of a task at a root, the first ones of other roots included.
  func screensAfterRoot(of task: TaskID) -> [ScreenID] {
    steps.filter { $0.root.map { flow[$0].shows(task) } ?? false }.compactMap { written in
      PresentationSite(written, in: flow)?.screen ?? firstScreen(ofRootSwappedBy: written.step)
    }
  }

  /// The actions that swap the root for one that begins with a screen of a task.
  func actionsSwappingRoot(to task: TaskID) -> [ActionID] {
    flow.actionIDs.filter { action in
      firstScreensOfRoots(swappedBy: action).contains { flow[$0].task == task }
    }
  }

  private func firstScreensOfRoots(swappedBy action: ActionID) -> [ScreenID] {
    flow[action].allSteps.compactMap { firstScreen(ofRootSwappedBy: $0) }
  }

  private func firstScreen(ofRootSwappedBy step: Step) -> ScreenID? {
    if case .root(let root) = step.kind { flow.bottomScreen(of: root) } else { nil }
  }
}

extension Root {
  /// Whether it is a task.
  fileprivate func shows(_ task: TaskID) -> Bool {
    if case .task(let own, _) = kind { own.value == task } else { false }
  }
}

extension Screen {
  /// Whether it has a field of a content.
  func has(_ content: Field.Content) -> Bool { fields.contains { $0.content.value == content } }
}

extension AuthMethod {
  /// Whether it is Face ID or Touch ID.
  var isBiometric: Bool { self == .faceID || self == .touchID }

  /// Its name as users know it.
  var displayName: String {
    switch self {
    case .password: "password"
    case .faceID: "Face ID"
    case .touchID: "Touch ID"
    case .signInWithApple: "Sign in with Apple"
    case .oneTimeCode: "one-time code"
    }
  }
}

extension Field.Content {
  /// A password, new or not.
  static let passwords: Set<Field.Content> = [.password, .newPassword]
}

import FlowModel
import Localization
import OrderedCollections

extension UserTask.Purpose {
  /// The purposes of tasks that come before the use of the app, and are not useful by themselves.
  static let formalities: Set = [signIn, signUp, passwordReset, onboarding]
}

/// The accounts of an app: who signs in where, and by which method.
extension FlowGraph {
  /// Returns the tasks with certain purposes, in file order.
  func tasks(for purposes: Set<UserTask.Purpose>) -> [UserTask] {
    flow.tasks.filter { $0.purpose.map(purposes.contains) ?? false }
  }

  /// The screens with fields, in file order.
  var screensWithFields: [Screen] { flow.screenIDs.filter { !flow[$0].fields.isEmpty }.map { flow[$0] } }

  /// The actions that start an authentication method, in file order.
  var authActions: [Action] { flow.actionIDs.filter { flow[$0].auth != nil }.map { flow[$0] } }

  /// Returns the purpose of a screen's task, or nil.
  func purpose(of screen: ScreenID) -> UserTask.Purpose? { flow[screen].task.flatMap { flow[$0].purpose } }

  /// Returns the methods on a screen: those that it lists, and those that its actions start.
  func authMethods(on screen: ScreenID) -> OrderedSet<AuthMethod> {
    OrderedSet(flow[screen].auth.map(\.value) + flow[screen].actions.compactMap { flow[$0].auth })
  }

  /// Returns the fields of a task's screens with certain contents, in file order.
  func fields(of task: TaskID, _ contents: Set<Field.Content>) -> [(screen: ScreenID, field: Field)] {
    flow[task].screens.flatMap { screen in
      flow[screen].fields.filter { contents.contains($0.content.value) }.map { (screen, $0) }
    }
  }

  /// Returns the screens that are reachable by the actions of some screens, including these.
  ///
  /// Of another root only the first screen counts, because later screens are no longer part of the same path.
  func screensReachable(from first: some Sequence<ScreenID>) -> OrderedSet<ScreenID> {
    var found = OrderedSet(first)
    var place = 0
    while place < found.count {
      found.formUnion(offered(on: found[place]).flatMap { showings(of: $0).map(\.screen) })
      place += 1
    }
    return found.union(found.flatMap { offered(on: $0).flatMap(firstScreensOfRoots) })
  }

  /// Returns the screens that an action shows, including the first screens of other roots.
  func screensShown(by action: ActionID) -> [ScreenID] {
    showings(of: action).map(\.screen) + firstScreensOfRoots(swappedBy: action)
  }

  /// Returns the screens that the `then` of a task at a root shows, including the first screens of other roots.
  func screensAfterRoot(of task: TaskID) -> [ScreenID] {
    steps.filter { $0.root.map { flow[$0].shows(task) } ?? false }.compactMap { written in
      PresentationSite(written, in: flow)?.screen ?? firstScreen(ofRootSwappedBy: written.step)
    }
  }

  /// Returns the actions that install a root which begins with a screen of a task.
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
  /// Returns whether the root is a task.
  fileprivate func shows(_ task: TaskID) -> Bool {
    if case .task(let own, _) = kind { own.value == task } else { false }
  }
}

extension Screen {
  /// Returns whether the screen has a field with a content.
  func has(_ content: Field.Content) -> Bool { fields.contains { $0.content.value == content } }
}

extension AuthMethod {
  /// Whether it is Face ID or Touch ID.
  var isBiometric: Bool { self == .faceID || self == .touchID }

  /// The name that users know.
  var displayName: Message {
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
  /// The contents of passwords, existing and new.
  static let passwords: Set<Field.Content> = [.password, .newPassword]
}

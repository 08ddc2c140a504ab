import Diagnostics

/// A screen of the app.
public struct Screen: Sendable {
  /// The kind of a screen, which decides the layer that shows it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case screen
    case alert
    case actionSheet
    /// Another app or a website.
    case external
    /// A full screen of the system, such as a photo picker, a share sheet or the camera.
    case system
    /// A question of the system over any screen, such as Face ID or a permission.
    case prompt

    /// Whether the screen is always shown in a layer of exactly one screen.
    @inlinable public var isOneScreenLayer: Bool { self != .screen }

    /// Whether the app asks the user a question with the screen.
    public var isQuestion: Bool { self == .alert || self == .actionSheet }

    /// Whether the screen beneath stays in sight, so that closing this one starts no action `by: arrival`.
    public var keepsScreenBelowVisible: Bool { isQuestion || self == .prompt }
  }

  /// The replacement of a gesture's default effect.
  public enum GestureOverride: Hashable, Sendable {
    /// The gesture does nothing on this screen.
    case removed
    /// The gesture runs the steps of this action.
    case action(ActionID)
  }

  /// The index in the flow's table.
  public let id: ScreenID
  /// The name, unique among screens and tasks, with the source range of its definition.
  public var name: Located<String>
  /// The title as users read it.
  public var title: Located<String>?
  /// The free text of `note`.
  public var note: String?
  /// The name in code: the `id`, or nil.
  public var codeID: Located<String>?
  /// The path of a picture, relative to the flow file.
  public var image: Located<String>?
  /// The places of taps in the picture, in file order.
  public var areas: [Area] = []
  /// The kind.
  public var kind: Kind = .screen
  /// A word for what the screen shows if the app has many of them, such as "post": the `item`, or nil.
  public var item: Located<String>?
  /// The part of the app that an overview shows the screen in: the `group`, or nil.
  public var group: Located<String>?
  /// The identity in the project that the flow describes: the `source`, or nil.
  public var source: Located<String>?
  /// What must hold before the screen is shown.
  public var need: Need?
  /// The range of `opened: elsewhere`, if something that is not in the file shows the screen too; else nil.
  public var openedElsewhere: SourceRange?
  /// Whether the screen has actions that are not in the file.
  public var hasUnknownExits = false
  /// Whether the file says `back: hidden`.
  public var hidesBack = false
  /// Whether the file says `tabBar: hidden`.
  public var hidesTabBar = false
  /// Whether the screen locks the app (`lock: true`): while the app is locked, the user must see it.
  public var isLock = false
  /// Whether the user loses typed text when the screen is removed.
  public var input = false
  /// Whether its fields are emptied when the screen is removed without success.
  public var clears = false
  /// The fields.
  public var fields: [Field] = []
  /// The authentication methods that the screen offers.
  public var auth: [Located<AuthMethod>] = []
  /// The task that the screen belongs to, or nil.
  public var task: TaskID?
  /// The actions in file order: the screen's own, then those of its task that it does not replace or remove.
  public var actions: [ActionID] = []
  /// The gestures that the screen or its task replaces or removes, ordered by gesture.
  public var gestures: [(gesture: Gesture, override: GestureOverride)] = []
  /// The findings that `allow` accepts.
  public var allows: [Allow] = []

  /// Creates a screen without anything on it.
  public init(id: ScreenID, name: Located<String>) {
    self.id = id
    self.name = name
  }

  /// Whether the screen is always shown in a layer of exactly one screen.
  @inlinable public var isOneScreenLayer: Bool { kind.isOneScreenLayer }

  /// The title, or the name where there is no title.
  public var displayTitle: String { title?.value ?? name.value }

  /// The title, if it says more than the name.
  public var distinctTitle: String? { title?.value.distinct(from: name.value) }

  /// The actions, and the actions that replace gestures.
  package var offeredActions: [ActionID] {
    actions + gestures.compactMap { if case .action(let action) = $0.override { action } else { nil } }
  }

  /// The name with the `item` in parentheses: `Post(post)`.
  public var label: String { item.map { "\(name.value)(\($0.value))" } ?? name.value }

  /// Returns the replacement of a gesture on this screen, or nil.
  @inlinable public func override(of gesture: Gesture) -> GestureOverride? {
    gestures.first { $0.gesture == gesture }?.override
  }
}

/// A gesture that the system provides.
public enum Gesture: Hashable, Sendable {
  case back
  case swipeDown
  case tapOutside
  case `return`
  /// To the next page.
  case swipeLeft
  /// To the page before.
  case swipeRight
  /// A tap on a tab, identified by the screen that `tabs` lists.
  case tab(ScreenID)
}

/// A method of authentication.
public enum AuthMethod: String, Hashable, Sendable, CaseIterable {
  case password, faceID, touchID, signInWithApple, oneTimeCode
}

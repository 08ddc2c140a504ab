import Diagnostics

/// A screen of the app.
public struct Screen: Sendable {
  /// What a screen is to the stacks.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case screen
    case alert
    case actionSheet
    /// Another app or web site: the user is away.
    case external
    /// A photo picker, share sheet, camera or permission of the system.
    case system

    /// Whether it is, however it is shown, a layer of exactly one screen.
    @inlinable public var isOneScreenLayer: Bool { self != .screen }

    /// Whether it asks the user something.
    public var isQuestion: Bool { self == .alert || self == .actionSheet }
  }

  /// What stands in the place of a gesture's own effect.
  public enum GestureOverride: Hashable, Sendable {
    /// The gesture does nothing here.
    case removed
    /// The steps of this action run instead.
    case action(ActionID)
  }

  /// Its place in the flow.
  public let id: ScreenID
  /// Its name, unique among screens and tasks, where it is defined.
  public var name: Located<String>
  /// The title as users read it.
  public var title: Located<String>?
  /// Free text.
  public var note: String?
  /// A picture beside the flow file.
  public var image: Located<String>?
  /// What it is to the stacks.
  public var kind: Kind = .screen
  /// Whether `back: hidden` is written.
  public var hidesBack = false
  /// Whether `tabBar: hidden` is written.
  public var hidesTabBar = false
  /// Whether leaving it loses what the user typed.
  public var input = false
  /// Whether its fields are emptied whenever it goes without success.
  public var clears = false
  /// Its fields.
  public var fields: [Field] = []
  /// The authentication methods offered here.
  public var auth: [Located<AuthMethod>] = []
  /// The task it belongs to, or nil.
  public var task: TaskID?
  /// The actions offered here in the order of the file: its own, then those of its task that it does not replace or remove.
  public var actions: [ActionID] = []
  /// The gestures whose effect is replaced or removed here, by itself or by its task, ordered by gesture.
  public var gestures: [(gesture: Gesture, override: GestureOverride)] = []
  /// Findings accepted here.
  public var allows: [Allow] = []

  /// Creates a screen without anything on it.
  public init(id: ScreenID, name: Located<String>) {
    self.id = id
    self.name = name
  }

  /// Whether it is, however it is shown, a layer of exactly one screen.
  @inlinable public var isOneScreenLayer: Bool { kind.isOneScreenLayer }

  /// The title, or the name where there is no title.
  public var displayTitle: String { title?.value ?? name.value }

  /// What replaces a gesture's own effect here, or nil where nothing does.
  @inlinable public func override(of gesture: Gesture) -> GestureOverride? {
    gestures.first { $0.gesture == gesture }?.override
  }
}

import FlowModel

/// A modal layer above the root.
public struct Layer: Hashable, Sendable {
  /// How a layer behaves on the device.
  public enum Style: String, Hashable, Sendable {
    case sheet, formSheet, fullScreen, popover, inputView
    case alert, actionSheet, external, system

    init(_ style: PresentationStyle, showing kind: Screen.Kind) {
      self = Self(oneScreen: kind) ?? Self(style)
    }

    private init?(oneScreen kind: Screen.Kind) {
      switch kind {
      case .screen: return nil
      case .alert: self = .alert
      case .actionSheet: self = .actionSheet
      case .external: self = .external
      case .system: self = .system
      }
    }

    private init(_ style: PresentationStyle) {
      switch style {
      case .push, .sheet: self = .sheet
      case .formSheet: self = .formSheet
      case .fullScreen: self = .fullScreen
      case .popover: self = .popover
      case .inputView: self = .inputView
      }
    }

    /// Whether it is an alert or one of its like: a layer of exactly one screen.
    public var isOneScreen: Bool {
      switch self {
      case .alert, .actionSheet, .external, .system: true
      case .sheet, .formSheet, .fullScreen, .popover, .inputView: false
      }
    }

    /// Whether screens can be pushed in it.
    public var hasStack: Bool { !isOneScreen && self != .inputView }

    /// Whether it counts as a modal layer.
    public var countsAsModal: Bool { self == .sheet || self == .formSheet || self == .fullScreen }

    /// Whether its going uncovers nothing that was ever out of sight, so that nothing arrives.
    var coversLightly: Bool {
      self == .alert || self == .actionSheet || self == .popover || self == .inputView
    }
  }

  /// How it behaves.
  public let style: Style
  /// Whether swiping it away is blocked.
  public let isLocked: Bool
  /// Whether it sets all layers beneath it aside.
  public let setsAside: Bool
  /// Its screens, front last; never empty.
  public package(set) var stack: [Instance]

  package init(style: Style, isLocked: Bool, setsAside: Bool, stack: [Instance]) {
    self.style = style
    self.isLocked = isLocked
    self.setsAside = setsAside
    self.stack = stack
  }
}

import FlowModel

/// A modal layer above the root.
public struct Layer: Hashable, Sendable {
  /// The style of a layer on the device.
  public enum Style: String, Hashable, Sendable {
    case sheet, formSheet, fullScreen, popover, inputView, panel
    /// A popover with `modal: false`.
    case modelessPopover
    case alert, actionSheet, external, system, prompt

    init(_ style: PresentationStyle, isModeless: Bool, showing kind: Screen.Kind) {
      let plain = style == .popover && isModeless ? .modelessPopover : Self(style)
      self = Self(oneScreen: kind) ?? plain
    }

    private init?(oneScreen kind: Screen.Kind) {
      switch kind {
      case .screen: return nil
      case .alert: self = .alert
      case .actionSheet: self = .actionSheet
      case .external: self = .external
      case .system: self = .system
      case .prompt: self = .prompt
      }
    }

    private init(_ style: PresentationStyle) {
      switch style {
      case .push, .sheet: self = .sheet
      case .formSheet: self = .formSheet
      case .fullScreen: self = .fullScreen
      case .popover: self = .popover
      case .inputView: self = .inputView
      case .panel: self = .panel
      }
    }

    /// Whether the layer has exactly one screen: an alert, action sheet, `external`, `system` or `prompt` screen.
    public var isOneScreen: Bool {
      switch self {
      case .alert, .actionSheet, .external, .system, .prompt: true
      case .sheet, .formSheet, .fullScreen, .popover, .inputView, .panel, .modelessPopover: false
      }
    }

    /// Returns whether the layer is closed before the steps of its own action run.
    ///
    /// UIKit closes an alert or action sheet for its buttons only, not for an event from elsewhere.
    func closes(beforeStepsOf trigger: Action.Trigger) -> Bool {
      switch (self, trigger) {
      case (.alert, .system), (.alert, .arrival), (.actionSheet, .system), (.actionSheet, .arrival): false
      default: isOneScreen
      }
    }

    /// Whether UIKit presents the layer from a view controller, which can present one thing at a time.
    ///
    /// An input view is a keyboard, and another app or the system shows the other two.
    var isPresented: Bool { self != .inputView && self != .external && self != .prompt }

    /// Whether the screen beneath can be used while the layer stays, as under a panel.
    public var isPanel: Bool { self == .panel || self == .modelessPopover }

    /// Whether screens can be pushed in the layer.
    public var hasStack: Bool { !isOneScreen && self != .inputView }

    /// Whether the layer counts as modal.
    public var countsAsModal: Bool { self == .sheet || self == .formSheet || self == .fullScreen }

    /// Whether the screen below remains visible, so that it does not arrive again when the layer is removed.
    package var keepsScreenBelowVisible: Bool {
      switch self {
      case .alert, .actionSheet, .prompt, .popover, .inputView, .panel, .modelessPopover: true
      case .sheet, .formSheet, .fullScreen, .external, .system: false
      }
    }
  }

  /// The style.
  public let style: Style
  /// Whether the user cannot swipe it down or tap outside to dismiss it.
  public let isLocked: Bool
  /// Whether it sets aside all layers below it.
  public let setsAside: Bool
  /// The instances, front last; never empty.
  public package(set) var stack: [Instance]

  package init(style: Style, isLocked: Bool, setsAside: Bool, stack: [Instance]) {
    self.style = style
    self.isLocked = isLocked
    self.setsAside = setsAside
    self.stack = stack
  }
}

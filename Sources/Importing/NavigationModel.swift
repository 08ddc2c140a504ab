import FlowModel

/// What an import found: screens with their actions, and what the window shows first.
///
/// Every reader of prototypes or sources ends with it.
package struct NavigationModel: Sendable {
  /// The index of a screen in `screens`.
  package typealias ScreenIndex = Int

  /// What a root contains.
  package enum RootContent: Sendable, Hashable {
    case stack(ScreenIndex)
    /// Tabs; the first one is shown first if `start` is nil.
    case tabs([ScreenIndex], start: ScreenIndex?)
  }

  /// A root with its name; the only root has none.
  package struct Root: Sendable, Hashable {
    package var name: String?
    package var content: RootContent

    /// Creates a root.
    package init(name: String? = nil, _ content: RootContent) {
      self.name = name
      self.content = content
    }
  }

  /// The screens of one file to write.
  package struct Fragment: Sendable {
    /// The title, which also names the file.
    package var title: String
    package var screens: [ScreenIndex]

    /// Creates a fragment.
    package init(title: String, screens: [ScreenIndex]) {
      self.title = title
      self.screens = screens
    }
  }

  package var title: String
  package var devices: [Device] = [.phone]
  package var roots: [Root] = []
  package var fragments: [Fragment] = []
  package var screens: [ImportedScreen] = []

  /// Creates an empty model.
  package init(title: String) { self.title = title }
}

/// A screen that an import found.
package struct ImportedScreen: Sendable {
  /// What the screen is in the file it comes from; it stays when the screen is renamed.
  package var identity: String
  /// The name in the file that it comes from, and the part of that file: they find a screen whose identity has changed.
  package var origin: Origin
  /// The name in the flow, which is unique.
  package var name: String
  package var title: String?
  package var kind: Screen.Kind = .screen
  package var source: String
  package var image: String?
  package var isOpenedElsewhere = false
  package var hidesTabBar = false
  package var areas: [ImportedArea] = []
  package var actions: [ImportedAction] = []
  package var gestures: [ImportedAction] = []

  /// The name of a screen where it comes from.
  package struct Origin: Sendable, Hashable, Codable {
    package var name: String
    package var part: String

    /// Creates an origin.
    package init(name: String, part: String) {
      self.name = name
      self.part = part
    }
  }

  /// Creates a screen.
  package init(identity: String, origin: Origin, name: String, source: String) {
    self.identity = identity
    self.origin = origin
    self.name = name
    self.source = source
  }
}

/// The places of something that can be tapped, in fractions of the screen's picture.
package struct ImportedArea: Sendable, Hashable {
  /// The name of a tap.
  package enum Tap: Sendable, Hashable {
    /// An action, or a gesture other than that of a tab.
    case label(String)
    case tab(NavigationModel.ScreenIndex)
  }

  /// A rectangle in thousandths of the picture.
  package struct Rectangle: Sendable, Hashable {
    package var left: Int
    package var top: Int
    package var width: Int
    package var height: Int

    /// Creates a rectangle.
    package init(left: Int, top: Int, width: Int, height: Int) {
      (self.left, self.top, self.width, self.height) = (left, top, width, height)
    }
  }

  package var tap: Tap
  package var rectangles: [Rectangle]

  /// Creates an area.
  package init(_ tap: Tap, _ rectangles: [Rectangle]) {
    self.tap = tap
    self.rectangles = rectangles
  }
}

/// An action that an import found.
package struct ImportedAction: Sendable, Hashable {
  /// What the action is in the file it comes from.
  package var identity: String
  package var label: String
  /// Whether it happens by itself.
  package var isBySystem = false
  package var effect: ImportedEffect

  /// Creates an action.
  package init(identity: String, label: String, effect: ImportedEffect) {
    self.identity = identity
    self.label = label
    self.effect = effect
  }
}

/// What an action does.
package indirect enum ImportedEffect: Sendable, Hashable {
  case steps([ImportedStep])
  /// Results that are not the user's choice, by name.
  case either([Result])
  /// Other steps where the screen is the first of a modal layer.
  case whereModal([ImportedStep], otherwise: [ImportedStep])

  /// A result of an action.
  package struct Result: Sendable, Hashable {
    package var name: String
    package var steps: [ImportedStep]

    /// Creates a result.
    package init(_ name: String, _ steps: [ImportedStep]) {
      self.name = name
      self.steps = steps
    }
  }

  /// All steps, in order.
  package var allSteps: [ImportedStep] {
    switch self {
    case .steps(let steps): steps
    case .either(let results): results.flatMap(\.steps)
    case .whereModal(let modal, let otherwise): modal + otherwise
    }
  }
}

/// A step of an action.
package enum ImportedStep: Sendable, Hashable {
  case push(NavigationModel.ScreenIndex)
  case present(NavigationModel.ScreenIndex)
  /// The source does not say how the screen is shown.
  case presentUnknown(NavigationModel.ScreenIndex)
  case replace(NavigationModel.ScreenIndex)
  case tab(NavigationModel.ScreenIndex)
  case root(String)
  case pop
  /// Pops to a screen where it is on the stack.
  case popTo(NavigationModel.ScreenIndex)
  case dismiss
  case dismissAll
  case stay

  /// The screen that the step shows or returns to, or nil.
  package var target: NavigationModel.ScreenIndex? {
    switch self {
    case .push(let screen), .present(let screen), .presentUnknown(let screen), .replace(let screen), .tab(let screen),
      .popTo(let screen):
      screen
    case .root, .pop, .dismiss, .dismissAll, .stay: nil
    }
  }

  /// Whether the step closes the screen, and shows nothing else.
  package var isClosing: Bool {
    switch self {
    case .pop, .popTo, .dismiss, .dismissAll, .stay: true
    default: false
    }
  }
}

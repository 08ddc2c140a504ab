extension GeneratedFlow {
  /// The features of a generated flow.
  public struct Features: Sendable {
    /// Whether the root may have tabs.
    public var tabs = true
    /// Whether there may be entries.
    public var entries = true
    /// Whether there may be several roots.
    public var roots = true
    /// Whether there may be arrivals, input views, layers set aside and other rare features.
    public var oddities = true
    /// Whether roots have split views, one content for each device, or stacks that begin with two screens.
    public var splitViews = false
    /// Whether there are screens that show one of many, and marks for what the file does not say.
    public var marks = false
    /// The largest number of variables; with more than two, conditions depend on any of them.
    public var variables = 2

    /// Whether layers are often panels.
    public var panels = false
    /// Whether there are pages.
    public var pages = false
    /// Whether actions of the system happen while their screens are open.
    public var openActions = false
    /// Whether screens and tasks are behind gates.
    public var gates = false

    /// Whether roots offer actions beside their screens.
    public var rootActions = false
    /// Whether the app may be relaunched at any moment.
    public var relaunches = false

    /// Creates the usual features, without additions such as panels.
    public init() {}

    /// The usual features, with some of the additions; the seed decides which.
    public static func withAdditions(seed: UInt64) -> Features {
      var random = SeededGenerator(seed: seed &* 31 &+ 7)
      var features = Features()
      features.gates = random.chance(40)
      features.marks = random.chance(50)
      features.panels = random.chance(60)
      features.pages = random.chance(50)
      features.openActions = random.chance(40)
      let hasOthers = features.gates || features.marks || features.panels || features.pages
      features.splitViews = random.chance(25) || !hasOthers
      features.relaunches = random.chance(25)
      return features
    }

    /// The usual features, with items and marks.
    public static var withMarks: Features {
      var features = Features()
      features.marks = true
      return features
    }

    /// The usual features, with gates.
    public static var withGates: Features {
      var features = Features()
      features.gates = true
      return features
    }

    /// The usual features, with panels.
    public static var withPanels: Features {
      var features = Features()
      features.panels = true
      return features
    }

    /// The usual features, with pages.
    public static var withPages: Features {
      var features = Features()
      features.pages = true
      return features
    }

    /// The usual features, with actions that happen while their screens are open.
    public static var withOpenActions: Features {
      var features = Features()
      features.openActions = true
      return features
    }

    /// The usual features, with relaunches.
    public static var withRelaunches: Features {
      var features = Features()
      features.relaunches = true
      return features
    }

    /// The usual features, with split views.
    public static var withSplitViews: Features {
      var features = Features()
      features.splitViews = true
      return features
    }
  }
}

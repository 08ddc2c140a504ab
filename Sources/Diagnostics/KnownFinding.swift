/// What a baseline remembers of a finding: rule, file, screen, action and task, and what is written there.
public struct KnownFinding: Hashable, Sendable {
  /// The rule that found it.
  public var rule: RuleID
  /// The file, relative to the folder of the baseline.
  public var file: String
  /// The screen, or nil where it is about none.
  public var screen: String?
  /// The label of the action, the entry's name or the gesture, or nil.
  public var action: String?
  /// The task, or nil.
  public var task: String?
  /// The beginning of what the file says there: it tells findings apart that agree in everything else.
  public var text: String

  /// Creates the memory of a finding.
  public init(rule: RuleID, file: String, screen: String?, action: String?, task: String?, text: String) {
    self.rule = rule
    self.file = file
    self.screen = screen
    self.action = action
    self.task = task
    self.text = text
  }

  /// Whether screen, action or task say what it is about; a finding without them is known by its text alone.
  public var isNamed: Bool { screen != nil || action != nil || task != nil }
}

extension KnownFinding: Comparable {
  /// Orders by file, rule, screen, action, task and text, byte by byte.
  public static func < (a: KnownFinding, b: KnownFinding) -> Bool {
    for (one, other) in zip(a.parts, b.parts) where !one.utf8.elementsEqual(other.utf8) {
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return false
  }

  private var parts: [String] { [file, rule.name, screen ?? "", action ?? "", task ?? "", text] }
}

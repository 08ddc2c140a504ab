/// The key by which a baseline recognizes a finding: rule, file, screen, action, task and source text.
public struct KnownFinding: Hashable, Sendable {
  /// The rule that reports the finding.
  public var rule: RuleID
  /// The file's path, relative to the folder of the baseline.
  public var file: String
  /// The screen, or nil if the finding is about none.
  public var screen: String?
  /// The action's label, the entry's name or the gesture, or nil.
  public var action: String?
  /// The task, or nil.
  public var task: String?
  /// The beginning of the source text at the finding, which distinguishes findings that agree in everything else.
  public var text: String

  /// Creates the key of a finding.
  public init(rule: RuleID, file: String, screen: String?, action: String?, task: String?, text: String) {
    self.rule = rule
    self.file = file
    self.screen = screen
    self.action = action
    self.task = task
    self.text = text
  }

  /// Whether the key names a screen, an action or a task; otherwise only the text identifies the finding.
  public var isNamed: Bool { screen != nil || action != nil || task != nil }
}

extension KnownFinding: Comparable {
  /// Orders keys by file, rule, screen, action, task and text, byte by byte.
  public static func < (a: KnownFinding, b: KnownFinding) -> Bool {
    for (one, other) in zip(a.parts, b.parts) where !one.utf8.elementsEqual(other.utf8) {
      return one.utf8.lexicographicallyPrecedes(other.utf8)
    }
    return false
  }

  private var parts: [String] { [file, rule.name, screen ?? "", action ?? "", task ?? "", text] }
}

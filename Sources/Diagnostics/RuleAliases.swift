/// The names of rules that were renamed.
///
/// Settings, `allow`s, baselines and command lines may use an old name. It is never given to another rule.
public enum RuleAliases {
  /// The new name by the old one; tests replace it.
  @TaskLocal public static var standard: [String: String] = [:]

  /// Returns the rule with a name, which may be an old one.
  public static func rule(named name: String) -> RuleID { RuleID(standard[name] ?? name) }
}

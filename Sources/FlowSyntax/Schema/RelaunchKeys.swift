/// The keys of `relaunch`.
enum RelaunchKeys {
  static let forgotten = Key.texts(
    "forgotten", of: .name(of: "variable"), "The variables that have their initial values again after a relaunch.")
  static let restored = Key.flag(
    "restored", "true: the root and its stacks are restored, without modal layers; else the first root begins again.")

  static let table = ObjectTable(
    "a relaunch", example: "{ forgotten: [draft] }", "{ restored: true }",
    keys: [forgotten.description, restored.description],
    synonyms: ["forgets": "forgotten", "forget": "forgotten", "lost": "forgotten", "restore": "restored"])
}

import FlowModel

/// The keys of a scenario.
enum ScenarioKeys {
  static let device = Key.word("device", Device.self, "The device it is for; every device of the flow if left out.")
  static let given = Key.node(
    "given", .map(of: .text, names: .variables, atLeast: 1), "Initial values that differ from the defaults.")
  static let taps = Key.node("taps", .list(of: line), "What is tapped and seen, in order.")
  static let see = Key.node("see", .object(.pattern), "What must be on screen at the end.")

  /// The shape of a tap: a label, or `label: result`.
  private static let tap = Shape.any(of: [.text, .pair(of: .text)])
  /// The shape of a line of `taps`.
  private static let line = Shape.any(of: [tap, .object(.sight), .object(.refusal)])

  static let cannot = Key.node("cannot", tap, "A tap that must not be offered.").required

  /// The keys of `see: { … }` among taps.
  static let sight = ObjectTable("a look at the screen", example: "{ see: { … } }", keys: [see.required.description])
  /// The keys of `cannot: label` among taps.
  static let refusal = ObjectTable("a tap that is not offered", example: "cannot: label", keys: [cannot.description])

  static let table = ObjectTable(
    "a scenario", example: "{ taps: […], see: { screen: … } }",
    keys: [device.description, given.description, taps.description, see.description],
    synonyms: [
      "devices": "device", "state": "given", "when": "given", "tap": "taps", "steps": "taps", "do": "taps",
      "then": "see", "expect": "see", "sees": "see",
    ])
}

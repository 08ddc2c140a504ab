import FlowModel

/// The keys of a scenario.
enum ScenarioKeys {
  static let device = Key.word("device", Device.self, "The device it is for; every device of the flow if left out.")
  static let given = Key.node("given", .map(of: .text), "Initial values that differ from the defaults.")
  static let taps = Key.node("taps", .list(of: .text), "What is tapped and seen, in order.")
  static let see = Key.node("see", .object(.pattern), "What must be on screen at the end.")

  static let table = ObjectTable(
    "a scenario", example: "{ taps: […], see: { screen: … } }",
    keys: [device.description, given.description, taps.description, see.description],
    synonyms: [
      "devices": "device", "state": "given", "when": "given", "tap": "taps", "steps": "taps", "do": "taps",
      "then": "see", "expect": "see", "sees": "see",
    ])
}

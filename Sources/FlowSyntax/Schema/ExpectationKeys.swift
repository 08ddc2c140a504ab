import FlowModel

/// The keys of an expectation.
enum ExpectationKeys {
  static let name = Key.text("name", "What reports call it; its pattern if left out.")
  static let device = Key.word("device", Device.self, "The device it is for; every device of the flow if left out.")
  static let never = Key.node("never", .object(.pattern), "What must never be on screen.")
  static let reachable = Key.node("reachable", .object(.pattern), "What some behaviour must reach.")
  static let within = Key.number("within", atLeast: 0, "The number of taps that must be enough.").beside(reachable.name)
  static let from = Key.node("from", .object(.pattern), "Wherever this is on screen …")
  static let canReach = Key.node("canReach", .object(.pattern), "… this must be reachable.")
  static let worstCase = Key.flag(
    "worstCase", "true where the user's own actions must be enough, whatever the results of `either`."
  ).beside(canReach.name)

  static let table = ObjectTable(
    "an expectation", example: "{ never: { … } }", "{ reachable: { … } }", "{ from: { … }, canReach: { … } }",
    keys: [
      name.description, device.description, never.description, reachable.description, within.description,
      from.description, canReach.description, worstCase.description,
    ],
    alternatives: [[never.name], [reachable.name], [from.name, canReach.name]],
    advice: { $0 == "always" ? "say with `never` what must not be: `never: { … }`" : nil },
    synonyms: [
      "title": "name", "devices": "device", "reaches": "canReach", "reach": "reachable",
      "to": "canReach",
    ])
}

/// The keys of `thresholds` in `.navflow.yaml`.
enum ThresholdKeys {
  static let modalDepth = Key.number("modalDepth", atLeast: 1, "More modal layers than this are too many.")
  static let sheetSteps = Key.number(
    "sheetSteps", atLeast: 1, "A task in a sheet that needs more screens than this is long.")
  static let tabs = Key.number("tabs", atLeast: 1, "More tabs than this do not fit on a phone.")

  static let table = ObjectTable(
    "thresholds", example: "{ modalDepth: 2, sheetSteps: 5, tabs: 5 }",
    keys: [modalDepth.description, sheetSteps.description, tabs.description],
    synonyms: ["depth": "modalDepth", "modals": "modalDepth", "steps": "sheetSteps", "tab": "tabs"])
}

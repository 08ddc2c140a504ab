/// The keys of a variable in map form.
enum VariableKeys {
  static let values = Key.texts("values", atLeast: 1, "All values that the variable can have.")
  static let from = Key.number("from", atLeast: 0, "The lowest number of a counter.")
  static let to = Key.number("to", atLeast: 1, "The highest number of a counter.")
  static let initial = Key.text(
    "initial", "The value at launch, or `any` to check from each; the first one if left out.")

  static let table = ObjectTable(
    "a variable", example: "[none, connected]", "{ values: [none, connected], initial: none }", "{ from: 0, to: 3 }",
    keys: [values.description, from.description, to.description, initial.description],
    alternatives: [[values.name], [from.name, to.name]],
    synonyms: [
      "value": "values", "default": "initial", "start": "initial", "first": "initial", "min": "from", "max": "to",
    ])
}

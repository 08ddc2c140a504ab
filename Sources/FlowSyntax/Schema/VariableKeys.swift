/// The keys of a variable in map form.
enum VariableKeys {
  static let values = Key.texts("values", atLeast: 1, "All values that the variable can have.").required
  static let initial = Key.text(
    "initial", "The value at launch, or `any` to check from each; the first one if left out.")

  static let table = ObjectTable(
    "a variable", example: "[none, connected], or { values: [none, connected], initial: none }",
    keys: [values.description, initial.description],
    synonyms: ["value": "values", "default": "initial", "start": "initial", "first": "initial"])
}

import FlowModel

/// The keys of an item of `prototypes` in `.navflow.yaml`.
enum PrototypeKeys {
  static let file = Key.path(
    "file", "The JSON file of Figma, or the unzipped folder, seen from the folder of this file."
  )
  .required
  static let images = Key.path("images", "The folder with exported pictures, seen from the folder of this file.")
  static let url = Key.text("url", "The address of the file in Figma, for links to its frames.")
  static let pages = Key.texts("pages", "The names of the pages to read; all pages if left out.")
  static let kinds = Key.node("kinds", .object(.kinds), "What the team means by a transition.")

  static let table = ObjectTable(
    "a prototype", example: "{ file: Design/app.json, images: Design/pictures, kinds: { instant: push } }",
    keys: [file.description, images.description, url.description, pages.description, kinds.description],
    growsWithVersions: true,
    synonyms: [
      "path": "file", "prototype": "file", "pictures": "images", "image": "images", "address": "url", "link": "url",
      "page": "pages", "kind": "kinds", "transitions": "kinds",
    ])
}

/// The keys of `kinds`: the transitions of design tools.
enum TransitionKeys {
  /// The meanings of a transition.
  enum Meaning: String, WordType {
    case push, present, replace, unknown
  }

  static let keys = ["instant", "dissolve", "smart", "horizontal", "vertical"].map { name in
    Key.word(name, Meaning.self, "What it means that the transition is \(name).")
  }

  static let table = ObjectTable(
    "kinds", example: "{ instant: push, dissolve: replace }", keys: keys.map(\.description), growsWithVersions: true,
    synonyms: ["none": "instant", "smartanimate": "smart", "left": "horizontal", "up": "vertical"])
}

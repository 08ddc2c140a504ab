import Diagnostics

/// An `image` that names a missing file.
///
/// The file reader reports it; only its description is here.
enum ImageNotFound {
  static let metadata = RuleMetadata(
    id: "image-not-found", severity: .warning, evidence: .file, family: .file,
    summary: "The picture file of a screen does not exist.",
    rationale: """
      Diagrams draw the screen without its picture. The path starts from the folder of the flow file. Correct the path, or \
      leave "image" out until there is a picture.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "there is no such file",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home, image: ①pictures/home.png }
        """),
      Example(
        "the ending differs",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home, image: ①home.jpg }
        """,
        imports: ["home.png": "a picture"]),
    ],
    passing: [
      Example(
        "the file is there",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home, image: pictures/home.png }
        """,
        imports: ["pictures/home.png": "a picture"]),
      Example(
        "no picture is named",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        """),
    ])
}

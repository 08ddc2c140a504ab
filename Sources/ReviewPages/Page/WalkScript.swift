/// The script of the page, which walks through the embedded graphs.
///
/// It does not interpret the flow. It looks up where a step leads, and shows the configuration there. Text only enters
/// the page as text nodes. `GraphEncoder` documents the numbers. The files are parts of one function:
///
/// | file | content |
/// |---|---|
/// | `walk.js` | the functions that show names and triggers, and the class `Walk`: the steps taken so far through a graph |
/// | `test.js` | `maestroTest`, which writes a walk as a test for Maestro; `MaestroWriter` writes the same, and knows more |
/// | `paths.js` | the class `Paths`: the shortest paths through a graph |
/// | `finder.js` | the class `Finder`: screens and taps by their names |
/// | `comparison.js` | the functions `compare`, `differences` and `pairUp` for the walks of two versions |
/// | `rendering.js` | the class `RenderingView`, which shows a configuration |
/// | `view.js` | the class `View`, with one instance for each flow of the page |
/// | `areas.js` | its methods for buttons over the pictures of screens |
/// | `diagram.js` | its methods for the diagram: the outline, clicks, and the zoom |
/// | `notes.js` | the class `Notes`: the notes of a review, in the browser and in files |
/// | `start.js` | what connects all of this with the page |
enum WalkScript {
  /// The whole script.
  static let source = PageAsset.text(
    [
      "walk", "test", "paths", "finder", "comparison", "rendering", "view", "areas", "diagram", "notes", "start",
    ].map { $0 + ".js" })
}

import Diagnostics

/// The walks of a page, for its script.
struct EmbeddedWalks {
  private let walks: [WalkMarkup]

  /// Creates the data of walks.
  init(_ walks: [WalkMarkup]) { self.walks = walks }

  /// The data: the graphs, and each picture once.
  var json: JSONValue {
    var pictures = NumberTable<String>()
    let graphs = walks.flatMap { $0.json(&pictures) }
    return .object([("walks", .array(graphs)), ("pictures", .array(pictures.values.map { .string($0) }))])
  }
}

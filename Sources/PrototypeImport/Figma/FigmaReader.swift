/// Reads the JSON file of Figma's REST API: the answer for a whole file, or for single frames.
struct FigmaReader {
  /// The greatest number of layers.
  static let layerLimit = 5_000_000

  private var document: PrototypeDocument
  private var status: Int?
  private var refusal: String?
  private var hasDocument = false
  private var hasPictures = false
  private var layers = 0

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: the name of the file in messages.
  ///   - name: the document's name, if the file has none.
  static func read(_ source: ByteSource, file: String, name: String) throws(ImportProblem) -> PrototypeDocument {
    var scanner = JSONScanner(source, file: file)
    try FigmaAnswer.requireJSON(&scanner)
    var reader = FigmaReader(document: PrototypeDocument(title: name))
    try scanner.members { (key, scanner) throws(ImportProblem) in try reader.read(key, &scanner) }
    try scanner.end()
    if let problem = FigmaAnswer.problem(status: reader.status, message: reader.refusal, file: file) { throw problem }
    guard reader.hasDocument else { throw FigmaAnswer.withoutDocument(hasPictures: reader.hasPictures, file: file) }
    return reader.document
  }

  private init(document: PrototypeDocument) { self.document = document }

  private mutating func read(_ key: String, _ scanner: inout JSONScanner) throws(ImportProblem) {
    switch key {
    case "name": if let name = try scanner.string()?.oneLine, !name.isEmpty { document.title = name }
    case "status": status = try scanner.number().map { Int($0) }
    case "err", "message": refusal = try scanner.string() ?? refusal
    case "images": if try scanner.kind() == .object { hasPictures = true }; try scanner.skip()
    case "document": try readDocument(&scanner)
    case "nodes": try readNodes(&scanner)
    default: try scanner.skip()
    }
  }

  private mutating func readDocument(_ scanner: inout JSONScanner) throws(ImportProblem) {
    hasDocument = true
    try scanner.members { (key, scanner) throws(ImportProblem) in
      guard key == "children" else { return try scanner.skip() }
      try Self.requireLayers(&scanner)
      try scanner.elements { (scanner) throws(ImportProblem) in
        if let page = try readPage(&scanner) { document.pages.append(page) }
      }
    }
  }

  /// Reads the answer for single frames: each stands below its id.
  private mutating func readNodes(_ scanner: inout JSONScanner) throws(ImportProblem) {
    hasDocument = true
    document.isExcerpt = true
    var page = PrototypeDocument.Page(id: "", name: document.title)
    try scanner.members { (_, scanner) throws(ImportProblem) in
      try scanner.members { (key, scanner) throws(ImportProblem) in
        guard key == "document" else { return try scanner.skip() }
        if let part = try readPage(&scanner) { page.merge(part) }
      }
    }
    document.pages.append(page)
  }

  /// Reads a page, or a layer in the place of one.
  private mutating func readPage(_ scanner: inout JSONScanner) throws(ImportProblem) -> PrototypeDocument.Page? {
    var page = PrototypeDocument.Page(id: "", name: "")
    guard let layer = try readLayer(&scanner, page: &page) else { return nil }
    (page.id, page.name) = (layer.id, layer.name)
    page.layers = layer.type == "CANVAS" ? layer.children : [layer]
    return page
  }

  /// Requires that no text stands in place of a list of layers, or of a layer.
  private static func requireLayers(_ scanner: inout JSONScanner) throws(ImportProblem) {
    if try scanner.kind() == .string { throw FigmaAnswer.shallow(at: scanner.place) }
  }

  private mutating func readLayer(
    _ scanner: inout JSONScanner, page: inout PrototypeDocument.Page
  ) throws(ImportProblem) -> Layer? {
    try Self.requireLayers(&scanner)
    guard try scanner.kind() == .object else {
      try scanner.skip()
      return nil
    }
    layers += 1
    if layers > Self.layerLimit {
      throw ImportProblem("\(scanner.place): there are more than 5 million layers [too-large]")
    }
    var layer = Layer()
    var oldTarget: String?
    try scanner.members { (key, scanner) throws(ImportProblem) in
      switch key {
      case "id": layer.id = try scanner.string() ?? ""
      case "name": layer.name = try scanner.string()?.oneLine ?? ""
      case "type": layer.type = try scanner.string() ?? ""
      case "visible": layer.isVisible = try scanner.boolean() ?? true
      case "characters": layer.text = try scanner.string()?.oneLine
      case "style": layer.fontSize = try FigmaParts.fontSize(&scanner)
      case "absoluteBoundingBox": layer.box = try FigmaParts.box(&scanner)
      case "transitionNodeID": oldTarget = try scanner.string()
      case "interactions": layer.interactions = try FigmaInteractions.read(&scanner)
      case "flowStartingPoints": page.starts = try FigmaParts.starts(&scanner)
      case "prototypeStartNodeID":
        if let start = try scanner.string(), page.starts.isEmpty {
          page.starts = [PrototypeDocument.Start(frame: start, name: "")]
        }
      case "children":
        var children: [Layer] = []
        try Self.requireLayers(&scanner)
        try scanner.elements { (scanner) throws(ImportProblem) in
          if let child = try readLayer(&scanner, page: &page) { children.append(child) }
        }
        layer.children = children
      default: try scanner.skip()
      }
    }
    layer.kind = FigmaParts.kind(of: layer.type)
    FigmaInteractions.complete(&layer, oldTarget)
    return layer
  }
}

extension PrototypeDocument.Page {
  /// Adds the layers and starting points of another page.
  fileprivate mutating func merge(_ other: PrototypeDocument.Page) {
    layers += other.layers
    starts += other.starts
  }
}

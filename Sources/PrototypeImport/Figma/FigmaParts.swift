/// Reads the small parts of Figma's layers.
enum FigmaParts {
  /// Returns the kind of a layer with a type.
  static func kind(of type: String) -> Layer.Kind {
    switch type {
    case "FRAME": .frame
    case "COMPONENT": .component
    case "COMPONENT_SET": .componentSet
    case "INSTANCE": .instance
    case "SECTION": .section
    case "GROUP": .group
    case "TEXT": .text
    default: .other
    }
  }

  /// Reads the size of the font from `style`.
  static func fontSize(_ scanner: inout JSONScanner) throws(ImportProblem) -> Double {
    var size = 0.0
    try scanner.members { (key, scanner) throws(ImportProblem) in
      if key == "fontSize" { size = try scanner.number() ?? 0 } else { try scanner.skip() }
    }
    return size
  }

  /// Reads a rectangle; nil if a number lacks.
  static func box(_ scanner: inout JSONScanner) throws(ImportProblem) -> Box? {
    var x: Double?
    var y: Double?
    var width: Double?
    var height: Double?
    try scanner.members { (key, scanner) throws(ImportProblem) in
      switch key {
      case "x": x = try scanner.number()
      case "y": y = try scanner.number()
      case "width": width = try scanner.number()
      case "height": height = try scanner.number()
      default: try scanner.skip()
      }
    }
    guard let x, let y, let width, let height else { return nil }
    return Box(x: x, y: y, width: width, height: height)
  }

  /// Reads `flowStartingPoints`.
  static func starts(_ scanner: inout JSONScanner) throws(ImportProblem) -> [PrototypeDocument.Start] {
    var starts: [PrototypeDocument.Start] = []
    try scanner.elements { (scanner) throws(ImportProblem) in
      var start = PrototypeDocument.Start(frame: "", name: "")
      try scanner.members { (key, scanner) throws(ImportProblem) in
        switch key {
        case "nodeId": start.frame = try scanner.string() ?? ""
        case "name": start.name = try scanner.string()?.oneLine ?? ""
        default: try scanner.skip()
        }
      }
      if !start.frame.isEmpty { starts.append(start) }
    }
    return starts
  }
}

extension String {
  /// The text on one line, without control characters and without spaces around it.
  var oneLine: String {
    // Most texts are ASCII, for which no table of Unicode is needed.
    let isPlain =
      utf8.allSatisfy { (0x20..<0x7F).contains($0) }
      || unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && !"\u{2028}\u{2029}".unicodeScalars.contains($0)
      }
    if isPlain, first?.isWhitespace != true, last?.isWhitespace != true { return self }
    let words = split { character in
      character.isWhitespace || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
    return words.joined(separator: " ")
  }
}

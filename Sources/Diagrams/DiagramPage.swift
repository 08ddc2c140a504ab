import FlowModel

/// A picture of one part of a flow, for flows that are too large for one picture.
public struct DiagramPage: Sendable {
  /// The part.
  public let part: DiagramOptions.Part
  /// A name for its file, without an ending; each page of a flow has another one.
  public let name: String

  /// Returns the pages of a flow: one for each box of its overview that stands for screens.
  public static func pages(of flow: Flow, on device: Device) -> [DiagramPage] {
    var options = DiagramOptions()
    options.overview = true
    let drawing = DrawingBuilder(flow: flow, device: device, options: options).drawing()
    var used: Set<String> = ["index"]
    return drawing.nodes.compactMap { node in
      guard let part = DiagramOptions.Part(of: node) else { return nil }
      let plain = String(node.name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" })
      var (name, number) = (plain, 2)
      while !used.insert(name).inserted { (name, number) = ("\(plain)-\(number)", number + 1) }
      return DiagramPage(part: part, name: name)
    }
  }
}

extension DiagramOptions.Part {
  /// Creates the part that a frame surrounds.
  init(_ frame: FrameID) {
    switch frame {
    case .task(let task): self = .task(task)
    case .tab(let tab): self = .tab(tab)
    }
  }

  /// Creates the part that a box of an overview stands for, or returns nil if that is no part.
  init?(of node: Drawing.Node) {
    guard case .group(let group) = node.id else { return nil }
    switch group {
    case .frame(let frame): self.init(frame)
    case .named(let name): self = .group(name)
    case .screen(let screen): self = .around(screen)
    case .others: self = .group(nil)
    case .entries, .root: return nil
    }
  }
}

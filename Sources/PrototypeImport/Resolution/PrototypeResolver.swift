import FlowModel
import Importing

/// Finds the screens of a prototype, and resolves what their interactions lead to.
package struct PrototypeResolver {
  /// The greatest number of screens.
  private static let screenLimit = 10_000

  let document: PrototypeDocument
  let options: ImportOptions
  /// The path of the prototype as flows write it.
  let path: String
  let frames: [Frame]
  let reader: EventReader
  let graph: PrototypeGraph
  /// The frames of pages that were not asked for, which a link reaches.
  let outside: Set<Int>
  /// The starting points with their frames.
  let starts: [(frame: Int, name: String)]
  let frameOfLayer: [String: Int]
  /// The frames within an animation, which are no screens.
  let animationFrames: Set<Int>

  /// Reads the frames and their links.
  ///
  /// - Throws: `ImportProblem` if there is nothing to import.
  package init(_ document: PrototypeDocument, path: String, options: ImportOptions) throws(ImportProblem) {
    self.document = document
    self.options = options
    self.path = path
    let collector = FrameCollector(document)
    let frames = collector.frames
    let frameOfLayer = collector.frameOfLayer
    let chosen = try Self.chosenPages(document, options.pages)
    let own = frames.indices.filter { chosen.contains(frames[$0].page) }
    let starts = Self.starts(of: document, chosen, frameOfLayer)
    let (reached, links) = Self.connected(frames, own, frameOfLayer, starts: Set(starts.map(\.frame)))
    let sources = links.sources
    let screens = frames.indices.filter { index in
      reached.contains(index) || sources.contains(index)
        || (options.takesAllFrames && chosen.contains(frames[index].page) && frames[index].isDrawnForDevice)
    }
    if sources.isEmpty, !options.takesAllFrames, !own.isEmpty, own.allSatisfy({ frames[$0].layerCount == 0 }) {
      throw ImportProblem("no frame has layers: the file was fetched with `depth`, so fetch it again without that")
    }
    try Self.check(screens, hasLinks: !sources.isEmpty, path, options)
    let animations = Animations(events: links.events, starts: Set(starts.map(\.frame)))
    let shown = own.filter { !animations.inner.contains($0) && (reached.contains($0) || !frames[$0].isDefinition) }
    reader = EventReader(frames, shown, frameOfLayer: animations.redirect(frameOfLayer))
    graph = PrototypeGraph(
      frames: frames, events: reader.events, screens: screens.filter { !animations.inner.contains($0) },
      starts: starts.map(\.frame))
    outside = Set(screens.filter { !chosen.contains(frames[$0].page) })
    animationFrames = animations.inner
    (self.frames, self.frameOfLayer, self.starts) = (frames, frameOfLayer, starts)
  }

  private static func chosenPages(_ document: PrototypeDocument, _ names: [String]) throws(ImportProblem) -> Set<Int> {
    if names.isEmpty { return Set(document.pages.indices) }
    var chosen: Set<Int> = []
    for name in names {
      let found = document.pages.indices.filter { document.pages[$0].name == name }
      if found.isEmpty {
        let known = document.pages.map { "\"\($0.name)\"" }.joined(separator: ", ")
        throw ImportProblem("there is no page \"\(name)\": the file has \(known)")
      }
      chosen.formUnion(found)
    }
    return chosen
  }

  private static func starts(
    of document: PrototypeDocument, _ chosen: Set<Int>, _ frameOfLayer: [String: Int]
  ) -> [(frame: Int, name: String)] {
    document.pages.enumerated().filter { chosen.contains($0.offset) }.flatMap { _, page in
      page.starts.compactMap { start in frameOfLayer[start.frame].map { (frame: $0, name: start.name) } }
    }
  }

  /// Returns the frames that links and starts reach, and the links of the frames.
  ///
  /// A component on a page is a screen if a connection reaches it, and then its own links count.
  private static func connected(
    _ frames: [Frame], _ own: [Int], _ frameOfLayer: [String: Int], starts: Set<Int>
  ) -> (reached: Set<Int>, links: EventReader) {
    var reached = starts
    var read = Set(own.filter { !frames[$0].isDefinition })
    var links = EventReader(frames, own.filter(read.contains), frameOfLayer: frameOfLayer)
    var new = links.events
    while true {
      reached.formUnion(FrameLink.links(of: new).map(\.to))
      let more = own.filter { reached.contains($0) && !read.contains($0) }
      if more.isEmpty { return (reached, links) }
      read.formUnion(more)
      let part = EventReader(frames, more, frameOfLayer: frameOfLayer)
      links.add(part)
      new = part.events
    }
  }

  private static func check(
    _ screens: [Int], hasLinks: Bool, _ path: String, _ options: ImportOptions
  ) throws(ImportProblem) {
    if !hasLinks, !options.takesAllFrames {
      throw ImportProblem("no connections: draw them in Figma's Prototype tab, or take all frames with --all")
    }
    if screens.isEmpty { throw ImportProblem("no frames: the prototype has no page with a frame") }
    if screens.count > screenLimit { throw ImportProblem("\(path): there are more than 10,000 screens [too-large]") }
  }
}

extension Frame {
  /// The device whose screen has the size of the frame, or nil.
  var device: Device? {
    guard let box else { return nil }
    let (short, long) = (min(box.width, box.height), max(box.width, box.height))
    if (300...500).contains(short) { return .phone }
    return (700...1_050).contains(short) && long <= 1_400 ? .pad : nil
  }

  /// Whether it is a screen even without a connection, if a person asks for all frames.
  fileprivate var isDrawnForDevice: Bool { !isDefinition && device != nil }
}

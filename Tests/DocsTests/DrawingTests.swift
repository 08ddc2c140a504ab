import Diagrams
import FlowModel
import FlowSyntax
import Foundation
import Testing

/// Tests that the diagrams beside the shipped flows are up to date.
///
/// The DOT is compared byte for byte. The SVG depends on the version of Graphviz, so only the hash of its DOT is
/// compared. navflow draws the strip of the first finding itself. `make diagrams` draws all of them again.
@Suite struct DrawingTests {
  /// A shipped flow with the common name of its diagrams.
  struct Drawing: Sendable, CustomTestStringConvertible {
    let flow: Flow
    let source: String
    let path: String

    var testDescription: String { path }

    func text(_ ending: String) throws -> String {
      try String(contentsOf: Document.package.appendingPathComponent("\(path)\(ending)"), encoding: .utf8)
    }
  }

  // Each file is read separately: if they are read together, an imported file is part of its importers.
  private static let drawings: [Drawing] = {
    let reader = ProjectReader(access: DiskFiles(), workingDirectory: Document.package.path)
    let files = FileManager.default.enumerator(atPath: Document.package.appendingPathComponent("Flows").path)
    let paths = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".flow.yaml") }.sorted()
    return paths.compactMap { path in
      guard let flow = reader.read(paths: ["Flows/\(path)"]).flows.first else { return nil }
      var names = "Flows/\(path)".split(separator: "/").map(String.init)
      let name = names.removeLast().replacing(".flow.yaml", with: "")
      return Drawing(flow: flow, source: "Flows/\(path)", path: (names + ["diagrams", name]).joined(separator: "/"))
    }
  }()

  @Test func readsEveryFlow() { #expect(Self.drawings.count >= 4) }

  /// Each diagram shows the findings of its flow, so that a faulty flow does not look healthy.
  @Test(arguments: drawings)
  func diagramsAreUpToDate(_ drawing: Drawing) throws {
    let shell = try ExampleShell()
    defer { shell.remove() }
    // The paths of pictures are relative to the file that is written.
    let file = "\(drawing.path).dot"
    let lines = try shell.rerun([
      "$ navflow diagram --findings \(drawing.source) -o \(file) 2> /dev/null && cat \(file)"
    ])
    .dropFirst()
    let dot = lines.joined(separator: "\n") + "\n"
    let isSame = try drawing.text(".dot") == dot
    #expect(isSame, "\(drawing.path).dot is out of step, type: make diagrams")
    let isDrawnFromIt = try drawing.text(".svg").contains(SVGStamp.comment(for: dot))
    #expect(isDrawnFromIt, "\(drawing.path).svg was drawn from something else, type: make diagrams")
  }

  /// A flow with errors has a strip of its first finding.
  @Test(arguments: drawings)
  func stripsAreUpToDate(_ drawing: Drawing) throws {
    let shell = try ExampleShell()
    defer { shell.remove() }
    let isDrawn = (try? drawing.text("-strip.svg")) != nil
    // A fragment is checked through the files that import it.
    let needsStrip =
      try !drawing.flow.isFragment
      && shell.rerun(["$ navflow check \(drawing.source) > /dev/null; echo $?"]).last == "1"
    #expect(
      isDrawn == needsStrip, "\(drawing.path)-strip.svg is missing or not needed: type make diagrams, or delete it")
    guard isDrawn else { return }
    let source = try String(contentsOf: Document.package.appendingPathComponent(drawing.source), encoding: .utf8)
    let language = source.unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) } ? "ja" : "en"
    let strip = try shell.rerun([
      "$ navflow diagram --strip 1 --language \(language) \(drawing.source)"
    ])
    .dropFirst()
    let isSame = try drawing.text("-strip.svg") == strip.joined(separator: "\n") + "\n"
    #expect(isSame, "\(drawing.path)-strip.svg is out of step, type: make diagrams")
  }

  @Test func everyDiagramHasItsFlow() throws {
    let known = Set(
      Self.drawings.flatMap { ["\($0.path).dot", "\($0.path).svg", "\($0.path)-strip.svg"] })
    let files = FileManager.default.enumerator(atPath: Document.package.appendingPathComponent("Flows").path)
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".dot") || file.hasSuffix(".svg") else { continue }
      #expect(known.contains("Flows/\(file)"), "Flows/\(file) belongs to no flow: delete it")
    }
  }
}

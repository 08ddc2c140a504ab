import Diagrams
import FlowModel
import FlowSyntax
import Foundation
import Testing

/// The drawings beside the shipped flows are what navflow draws of them now.
///
/// The DOT is navflow's own and compared byte for byte. The SVG is Graphviz's, whose versions draw differently: it is held
/// against the stamp of the DOT it was drawn from. `make diagrams` draws both again.
@Suite struct DrawingTests {
  /// A shipped flow and its drawings' common name.
  struct Drawing: Sendable, CustomTestStringConvertible {
    let flow: Flow
    let path: String

    var testDescription: String { path }

    func text(_ ending: String) throws -> String {
      try String(contentsOf: Document.package.appendingPathComponent("\(path).\(ending)"), encoding: .utf8)
    }
  }

  private static let drawings: [Drawing] = {
    let reader = ProjectReader(access: DiskFiles(), workingDirectory: Document.package.path)
    let project = reader.read(paths: ["Flows"])
    return project.flows.map { flow in
      var names = project.files[flow.file].path.split(separator: "/").map(String.init)
      let name = names.removeLast().replacing(".flow.yaml", with: "")
      return Drawing(flow: flow, path: (names + ["diagrams", name]).joined(separator: "/"))
    }
  }()

  @Test func everyFlowIsRead() { #expect(Self.drawings.count >= 4) }

  @Test(arguments: drawings)
  func drawingsAreInStep(_ drawing: Drawing) throws {
    let dot = DOTDiagram(flow: drawing.flow, device: drawing.flow.devices[0]).render()
    let isSame = try drawing.text("dot") == dot
    #expect(isSame, "\(drawing.path).dot is out of step, type: make diagrams")
    let isDrawnFromIt = try drawing.text("svg").contains(SVGStamp.comment(for: dot))
    #expect(isDrawnFromIt, "\(drawing.path).svg was drawn from something else, type: make diagrams")
  }

  @Test func everyDrawingHasItsFlow() throws {
    let known = Set(Self.drawings.flatMap { ["\($0.path).dot", "\($0.path).svg"] })
    let files = FileManager.default.enumerator(atPath: Document.package.appendingPathComponent("Flows").path)
    while let file = files?.nextObject() as? String {
      guard file.hasSuffix(".dot") || file.hasSuffix(".svg") else { continue }
      #expect(known.contains("Flows/\(file)"), "Flows/\(file) belongs to no flow: delete it")
    }
  }
}

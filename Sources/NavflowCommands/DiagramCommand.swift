import ArgumentParser
import Diagnostics
import Diagrams
import FlowModel
import FlowSyntax
import Foundation

/// Draws a flow.
struct DiagramCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram", abstract: "Draw a flow.",
    discussion: "DOT is made by navflow itself; SVG and PNG are drawn by Graphviz's dot, which must be installed.")

  /// What a flow is drawn as.
  enum Format: String, CaseIterable, ExpressibleByArgument { case dot, svg, png }

  @Argument(help: "The flow file.")
  var file: String

  @Option(help: "What to draw it as.")
  var format: Format = .dot

  @Option(help: "The device to draw for; the flow's first if left out.")
  var device: Device?

  @Option(help: "Draw this task only, with what leads into it and out of it.")
  var task: String?

  @Option(help: "Draw this screen only, with its neighbours.")
  var around: String?

  @Flag(help: "Draw dismiss, pop and complete too.")
  var returns = false

  @Option(name: .shortAndLong, help: "The file to write; standard output if left out.")
  var output: String?

  func run(on console: Console) throws -> ExitStatus {
    let file = try FlowFile(reading: self.file, on: console)
    var options = DiagramOptions()
    options.part = try part(of: file.flow)
    options.returns = returns
    let dot = DOTDiagram(flow: file.flow, device: try file.device(device), options: options).render()
    try write(try bytes(of: dot, in: (file.path as NSString).deletingLastPathComponent, console), on: console)
    return .success
  }

  private func part(of flow: Flow) throws -> DiagramOptions.Part {
    switch (task, around) {
    case (nil, nil): return .everything
    case (.some, .some): throw UsageError("write --task or --around, not both")
    case (let name?, nil):
      if let task = flow.tasks.first(where: { $0.name.value == name }) { return .task(task.id) }
      throw UsageError(Self.unknown("task", name, among: flow.tasks.map(\.name.value)))
    case (nil, let name?):
      if let screen = flow.screens.first(where: { $0.name.value == name }) { return .around(screen.id) }
      throw UsageError(Self.unknown("screen", name, among: flow.screens.map(\.name.value)))
    }
  }

  private static func unknown(_ kind: String, _ name: String, among names: [String]) -> String {
    let near = WordFinder.nearest(to: name, among: names).map { "; did you mean \"\($0)\"?" } ?? ""
    return "the flow has no \(kind) \"\(name)\"" + near
  }

  private func bytes(of dot: String, in folder: String, _ console: Console) throws -> [UInt8] {
    let drawn: Graphviz.Format
    switch format {
    case .dot: return Array(dot.utf8)
    case .svg: drawn = .svg
    case .png: drawn = .png
    }
    do throws(GraphvizError) {
      let graphviz = try Graphviz(searchPath: console.environment["PATH"] ?? "")
      let output = try graphviz.draw(dot, as: drawn, in: folder.isEmpty ? nil : console.absolute(folder))
      for warning in output.warnings { console.complain("dot: \(warning)\n") }
      return output.bytes
    } catch {
      throw UsageError(error.description)
    }
  }

  private func write(_ bytes: [UInt8], on console: Console) throws {
    guard let output else { return console.writeBytes(bytes) }
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: console.absolute(output)), options: .atomic)
    } catch {
      throw UsageError("\"\(output)\" cannot be written: \(error.localizedDescription)")
    }
  }
}

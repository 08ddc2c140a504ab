import Diagnostics
import Diagrams
import FlowModel
import FlowSyntax
import Foundation
import Reporting

extension DiagramCommand {
  /// Draws each part of the flow into a folder, and an overview; boxes and chips lead from picture to picture.
  func draw(pagesIn folder: String, on console: Console) throws -> ExitStatus {
    let format = format ?? .svg
    let file = try FlowFile(reading: self.file, on: console)
    let device = try file.device(device)
    let place = console.absolute(folder)
    do {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    } catch {
      throw UsageError("\"\(folder)\" cannot be made: it is a file, or there is no permission")
    }
    let pages = DiagramPage.pages(of: file.flow, on: device)
    var options = DiagramOptions()
    options.returns = returns
    options.direction = direction
    if findings {
      guard let found = try found(in: file, on: device, console) else { return console.interruptionStatus }
      options.findings = found
    }
    for page in pages { options.links[page.part] = "\(page.name).\(format.rawValue)" }
    for page in pages {
      options.part = page.part
      try write(page.name, format, file.flow, device, options, to: folder, on: console)
    }
    options.part = .everything
    options.overview = true
    try write("index", format, file.flow, device, options, to: folder, on: console)
    console.say("wrote \(folder): an index and \(.count(pages.count, "page"))")
    return .success
  }

  private func write(
    _ name: String, _ format: DiagramFormat, _ flow: Flow, _ device: Device, _ options: DiagramOptions,
    to folder: String, on console: Console
  ) throws {
    let path = (folder.hasSuffix("/") ? folder : folder + "/") + "\(name).\(format.rawValue)"
    let output = OutputFile(path, isDerived: true, on: console)
    try output.write(try format.bytes(of: flow, on: device, options, in: output.folder, on: console))
  }
}

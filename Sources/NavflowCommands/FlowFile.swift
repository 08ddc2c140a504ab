import ArgumentParser
import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Localization

/// The flow file that `simulate` or `diagram` works on.
struct FlowFile {
  /// The flow.
  let flow: Flow
  /// The file with its imports and settings.
  let project: Project
  /// The path as reports show it.
  let path: String

  /// Reads a flow file; its errors are reported on standard error.
  ///
  /// - Throws: `UsageError` if there is not exactly one flow without errors.
  init(reading path: String, on console: Console) throws {
    let project = CheckSession.reader(in: console.directory).read(paths: [path])
    if let problem = project.problems.first { throw UsageError(problem.message) }
    guard project.checked.count <= 1 else {
      let paths = project.checked.map { project.files[$0].path }
      let rest: Message = paths.count > 5 ? "\n  … and \(paths.count - 5) more" : ""
      let shown = paths.prefix(5).map { "  \($0)" }.joined(separator: "\n")
      throw UsageError("\"\(path)\" holds \(paths.count) flow files: name one of them\n\(shown)\(rest)")
    }
    let errors = project.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty, let flow = project.flows.first else {
      console.writeErrors(errors, in: project.files)
      throw UsageError("\"\(path)\" cannot be used before its mistakes are fixed")
    }
    self.flow = flow
    self.project = project
    self.path = project.files[flow.file].path
  }

  /// Returns the requested device, or the flow's first.
  ///
  /// - Throws: `UsageError` for a device that the flow is not for.
  func device(_ asked: Device?) throws -> Device {
    guard let asked else { return flow.devices.first ?? .phone }
    guard flow.devices.contains(asked) else {
      let devices = Message.list(flow.devices.map { .name($0.rawValue) })
      throw UsageError("\(path) is made for \(devices), not for \"\(asked.rawValue)\": list it under devices")
    }
    return asked
  }
}

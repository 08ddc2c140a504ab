import Diagnostics
import FlowExport
import FlowModel
import Foundation
import Reporting
import SwiftGeneration

/// What `navflow generate swift` writes, from the command line or from `.navflow.yaml`.
struct SwiftRequest {
  /// The flow file.
  var flow: String
  /// The folder to write to.
  var folder: String
  var framework = SwiftExport.Framework.none
  var namespace: String?
  var access = SwiftExport.Access.public

  /// Creates the request of the command line.
  init(
    flow: String, folder: String, framework: SwiftExport.Framework, namespace: String?, access: SwiftExport.Access
  ) {
    (self.flow, self.folder, self.framework) = (flow, folder, framework)
    (self.namespace, self.access) = (namespace, access)
  }

  /// Creates the request of an export in the settings.
  ///
  /// - Parameter folder: the project's folder, relative to the working directory.
  init(_ export: ProjectSettings.Export, in folder: String) throws {
    let prefix = folder == "." ? "" : folder + "/"
    flow = prefix + export.flow
    self.folder = prefix + export.folder
    framework = export.options["ui"].flatMap(SwiftExport.Framework.init) ?? .none
    namespace = export.options["namespace"]
    access = export.options["access"].flatMap(SwiftExport.Access.init) ?? .public
    guard namespace.map(Self.isType) ?? true else {
      throw UsageError("\"namespace\" is the name of a type: letters, digits and _, with a capital first")
    }
  }

  /// Returns whether a text can be the name of a type.
  static func isType(_ name: String) -> Bool {
    CodeName.isValid(id: name) && name.first?.isNumber == false && name.first?.isLowercase == false
  }

  /// The command that writes the same, for messages.
  var command: String {
    var words = ["navflow", "generate", "swift", ShellWord.bare(flow), "-o \(ShellWord.bare(folder))"]
    if framework != .none { words.append("--ui \(framework.rawValue)") }
    if let namespace { words.append("--namespace \(ShellWord.bare(namespace))") }
    if access != .public { words.append("--access \(access.rawValue)") }
    return words.joined(separator: " ")
  }
}

/// Writes or checks the Swift code of a flow.
struct SwiftWriter {
  let request: SwiftRequest
  let console: Console
  var isCheck = false
  /// The command that repairs differences; nil for that of the request.
  var repair: String?

  /// Does what the request asks for.
  func run() throws -> ExitStatus {
    let file = try FlowFile(reading: request.flow, on: console)
    guard !file.flow.isFragment else {
      throw UsageError(
        "\"\(file.path)\" has no root, so it is a part of other flows: generate the code of one of those")
    }
    let source = file.pathInProject
    let export = SwiftExport(
      file.flow, of: source, for: request.framework, namespace: request.namespace, access: request.access)
    let refusals = export.refusals
    guard refusals.isEmpty else {
      console.writeErrors(refusals, in: file.project.files)
      console.say("nothing is written, because of \(.count(refusals.count, "place")) in the flow")
      return .findings
    }
    let folder = try ExportFolder(request.folder, export.files, from: source, on: console)
    guard let change = try folder.apply(isCheck: isCheck, repair: repair ?? request.command) else { return .findings }
    if !isCheck { console.say("\(export.namespace), \(change)") }
    return .success
  }
}

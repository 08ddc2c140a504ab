import Diagnostics
import FlowExport
import FlowModel

/// The Swift code of a flow: its scenes, tasks and outcomes as types, and the code that performs its steps.
package struct SwiftExport: Sendable {
  /// The frameworks for which a host is written.
  package enum Framework: String, Sendable, CaseIterable {
    case uikit, swiftui, both, none
  }

  /// Who can use the generated code.
  package enum Access: String, Sendable, CaseIterable {
    case `public`, `internal`
  }

  let flow: Flow
  /// The path of the flow file that the code names.
  let file: String
  /// The name of the type that holds everything.
  package let namespace: String
  let framework: Framework
  let access: Access

  /// Creates an export.
  ///
  /// - Parameter namespace: the name of the type, or nil for the name of the file with `Flow` behind it.
  package init(
    _ flow: Flow, of file: String, for framework: Framework = .none, namespace: String? = nil, access: Access = .public
  ) {
    (self.flow, self.file, self.framework, self.access) = (flow, file, framework, access)
    self.namespace = namespace ?? Self.namespace(of: file)
  }

  /// Returns the name of the type for a flow file: `AfterFlow` for `after.flow.yaml`.
  private static func namespace(of file: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return CodeName(deriving: String(name.prefix { $0 != "." })).type + "Flow"
  }

  /// The places that cannot be written in Swift, in the order of the file.
  package var refusals: [Diagnostic] { SwiftRefusals(flow).all }

  /// The files.
  package var files: [ExportFile] {
    var shared = [
      ExportFile("NavflowRuntime.swift", adapted(SwiftTemplates.runtime)),
      ExportFile("NavflowMemoryHost.swift", adapted(SwiftTemplates.memoryHost)),
    ]
    if framework == .uikit || framework == .both {
      shared.append(ExportFile("NavflowUIKit.swift", adapted(SwiftTemplates.uiKitHost)))
    }
    if framework == .swiftui || framework == .both {
      shared.append(ExportFile("NavflowSwiftUI.swift", adapted(SwiftTemplates.swiftUIHost)))
    }
    let needs = "// \(ExportMarker.needing(shared.map(\.path)))\n"
    return [ExportFile("\(namespace).swift", adapted(FlowCode(self).text, before: needs))] + shared
  }

  /// Returns code with the access that is asked for, and with lines that keep formatters and linters away.
  ///
  /// Templates and generated code are public.
  private func adapted(_ text: String, before needs: String = "") -> String {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let head = "\(lines[0])\n\(needs)// swift-format-ignore-file\n// swiftlint:disable all\n"
    let code = head + (lines.count > 1 ? lines[1] : "")
    guard access == .internal else { return code }
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let start = line.prefix { $0 == " " }
      let rest = line.dropFirst(start.count)
      if rest.hasPrefix("///") || rest.hasPrefix("//") { return String(line) }
      return rest.hasPrefix("public ")
        ? String(start + rest.dropFirst(7)) : String(line.replacing(" public ", with: " "))
    }.joined(separator: "\n")
  }
}

extension CodeName {
  /// The name as that of a type: with a capital, and never a word that Swift reserves for types.
  var type: String {
    let name = plain.prefix(1).uppercased() + plain.dropFirst()
    return Self.reservedTypes.contains(name) ? name + "_" : name
  }

  /// Names that mean something else inside a type.
  private static let reservedTypes: Set<String> = [
    "Type", "Protocol", "Self", "Any", "String", "Int", "Bool", "State", "Hashable", "Sendable", "CaseIterable",
  ]
}

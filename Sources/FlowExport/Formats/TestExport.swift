import FlowModel
import FlowSimulation

/// The tests of a flow, and how they are written.
package struct TestExport: Sendable {
  /// The frameworks and formats.
  package enum Format: String, Sendable, CaseIterable {
    case maestro, xcuitest, itf, taps
  }

  /// The tests in their order.
  package var tests: [FlowTest]
  /// The path of the flow file that the files name.
  package let file: String
  package let format: Format
  package let selection: ElementSelection
  /// The bundle identifier; nil for that of the variable `APP_ID`.
  package let app: String?
  /// Whether each device has a folder.
  package let hasDeviceFolders: Bool

  /// Creates an export.
  package init(
    _ tests: [FlowTest], of file: String, as format: Format, selecting selection: ElementSelection = .text,
    app: String? = nil, hasDeviceFolders: Bool = false
  ) {
    self.tests = tests
    self.file = file
    self.format = format
    self.selection = selection
    self.app = app
    self.hasDeviceFolders = hasDeviceFolders
  }

  /// Returns the files, and what the reader should know about them.
  package func files() -> (files: [ExportFile], warnings: [ExportWarning]) {
    var (files, warnings): ([ExportFile], [ExportWarning]) =
      switch format {
      case .maestro: MaestroWriter(self).files()
      case .xcuitest: XCUITestWriter(self).files()
      case .itf: (tests.map { ExportFile(path(of: $0), ITFWriter.text($0, of: file)) }, [])
      case .taps: (tests.map { ExportFile(path(of: $0), TapScriptWriter.text($0, of: file)) }, [])
      }
    files.append(ExportFile("navflow-tests.json", TestListWriter.text(self)))
    warnings = warnings.uniqued
    return (files, warnings)
  }

  /// Returns the path of the file of a test.
  func path(of test: FlowTest) -> String {
    let name =
      switch format {
      case .maestro: "\(test.fileName).yaml"
      case .xcuitest: "\(className(on: test.device))Tests.swift"
      case .itf: "\(test.fileName).itf.json"
      case .taps: "\(test.fileName).taps"
      }
    return (hasDeviceFolders ? "\(test.device.rawValue)/" : "") + name
  }

  /// Returns the beginning of the names of the classes for a device, after the flow file.
  func className(on device: Device) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let plain = CodeName(deriving: String(name.prefix { $0 != "." })).plain
    return plain.prefix(1).uppercased() + plain.dropFirst() + (hasDeviceFolders ? device.rawValue.capitalized : "")
  }

  /// The tests of one device that would be one file or method, in pairs.
  package var clashes: [(FlowTest, FlowTest)] {
    var first: [String: FlowTest] = [:]
    return tests.compactMap { test in
      let name = format == .xcuitest ? "\(test.origin) \(test.methodName)" : test.fileName.lowercased()
      let key = "\(hasDeviceFolders ? test.device.rawValue : "") \(name)"
      if let other = first[key] { return (test, other) }
      first[key] = test
      return nil
    }
  }

  /// Returns the text of the launch values: `bank=none,plan=paid`.
  static func given(_ test: FlowTest) -> String {
    test.given.map { "\($0.variable)=\($0.value)" }.joined(separator: ",")
  }
}

import Foundation

/// Measures in processes of their own, each with a heap that nobody has used.
struct OwnProcess {
  private let options: [String]

  /// - Parameter options: what is said to each of them.
  init(_ options: [String]) { self.options = options }

  /// What a process has measured, which tells it, too, unless it is to be silent.
  func figures(_ arguments: [String], isSilent: Bool = false) throws -> Figures {
    let file = FileManager.default.temporaryDirectory.appending(path: "navflow-figures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = arguments + options + ["--figures", file.path]
    if isSilent { process.standardOutput = FileHandle.nullDevice }
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      print("\(arguments.joined(separator: " ")): ended with status \(process.terminationStatus)")
      exit(1)
    }
    return try Figures(contentsOf: file)
  }

  /// The medians of so many processes that do once what somebody does who runs `navflow check`, and nothing else.
  ///
  /// - Parameter mebibytes: so much memory is touched before each: a virtual machine may have given back to its host what
  ///   nobody has used for seconds, and then waits for it, several times as long as for other memory.
  func medians(of count: Int, _ screens: Int, touching mebibytes: Int) throws -> Figures {
    var all: [Figures] = []
    for _ in 0..<count {
      touch(mebibytes)
      all.append(try figures(["--once", "\(screens)"], isSilent: true))
    }
    let medians = Figures(mediansOf: all)
    print("  once in a process of its own, as somebody runs it, medians of \(count):")
    medians.tell()
    return medians
  }

  private func touch(_ mebibytes: Int) {
    let size = mebibytes << 20
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 1 << 14)
    for page in stride(from: 0, to: size, by: 1 << 12) { memory.storeBytes(of: 1, toByteOffset: page, as: UInt8.self) }
    memory.deallocate()
  }
}

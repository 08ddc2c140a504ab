import Foundation
import Testing

extension Workbench {
  /// The smallest GIF, which is a text too.
  static let picture = "GIF89a;"

  /// Creates a symbolic link to a target, which need not exist.
  func link(_ path: String, to target: String) throws {
    let place = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
  }

  /// Creates a named pipe, which makes a program that opens it wait.
  func pipe(_ path: String) { #expect(mkfifo(folder.appendingPathComponent(path).path, 0o644) == 0) }

  /// Writes a program into a folder of the workbench.
  func program(_ script: String, at path: String) throws {
    try write("#!/bin/sh\n" + script + "\n", to: path)
    #expect(chmod(folder.appendingPathComponent(path).path, 0o755) == 0)
  }

  /// Returns the search path with a folder of the workbench first.
  func searchPath(with path: String) -> [String: String] {
    ["PATH": folder.appendingPathComponent(path).path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]
  }

  /// Returns whether a file exists; a broken link counts.
  func has(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(path).path)) != nil
  }
}

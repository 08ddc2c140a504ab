import Foundation
import Testing

/// An independent JSON Schema validator, check-jsonschema, for the tests that need it.
enum Validator {
  /// The validator's result for some files.
  struct Validation {
    /// The names of the files that it rejects or cannot read.
    var refused: Set<String>
    /// The whole output.
    var report: String
  }

  static let isInstalled = program != nil
  static let missing: Comment = "skipped: there is no check-jsonschema; type .ci/validator to install it into .build"

  /// The path of the validator: in .build, or on the PATH.
  private static let program: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders =
      [Workbench.package.path + "/.build/schema-validator/bin"] + path.split(separator: ":").map(String.init)
    return folders.map { $0 + "/check-jsonschema" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// Validates files of a workbench against a schema.
  static func validate(_ files: [String], by schema: String, in bench: Workbench) throws -> Validation {
    let names = files.map { "'\($0)'" }.joined(separator: " ")
    let run = try Shell.run("'\(program ?? "")' -o json --schemafile '\(schema)' \(names)", in: bench.folder)
    let report = try JSONTree(parsing: run.output).object ?? [:]
    let errors = (report["errors"]?.array ?? []) + (report["parse_errors"]?.array ?? [])
    return Validation(refused: Set(errors.compactMap { $0["filename"]?.string }), report: run.output + run.errorOutput)
  }

  /// Returns whether files are valid schemas.
  static func areSchemas(_ files: [String], in bench: Workbench) throws -> Bool {
    try Shell.run("'\(program ?? "")' --check-metaschema \(files.joined(separator: " "))", in: bench.folder).status == 0
  }
}

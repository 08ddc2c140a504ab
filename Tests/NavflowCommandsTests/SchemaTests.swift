import Diagnostics
import Foundation
import Testing

@testable import FlowSyntax

/// Tests that the schema for editors agrees with the reader.
@Suite struct SchemaTests {
  private func schema(_ line: String = "schema") throws -> [String: JSONTree] {
    let run = try Workbench().run(line)
    #expect(run.status == 0 && run.errorOutput.isEmpty)
    return try run.json()
  }

  @Test func describesEveryKey() throws {
    let definitions = try #require(try schema()["definitions"]?.object)
    let checkedSeparately: Set<SchemaObject> = [
      .flow, .action, .settings, .thresholds, .override, .prototype, .kinds, .export,
    ]
    for object in SchemaObject.allCases where !checkedSeparately.contains(object) {
      try check(definitions[object.rawValue], object.table.keys)
    }
    try check(try .object(schema()), FlowKeys.table.keys)
    for place in ActionPlace.allCases {
      let forms = try #require(definitions[place.definition]?["anyOf"]?.array)
      try check(forms.last, ActionKeys.table.keys.filter { place.allows($0.name) })
    }
    let settings = try schema("schema --config")
    try check(settings["anyOf"]?.array?.last, SettingsKeys.table.keys)
    try check(settings["definitions"]?["thresholds"], ThresholdKeys.table.keys)
    try check(settings["definitions"]?["override"], OverrideKeys.table.keys)
    try check(settings["definitions"]?["prototype"], PrototypeKeys.table.keys)
    try check(settings["definitions"]?["kinds"], TransitionKeys.table.keys)
    try check(settings["definitions"]?["export"], ExportKeys.table.keys)
  }

  private func check(_ schema: JSONTree?, _ keys: [KeyDescription]) throws {
    let properties = try #require(schema?["properties"]?.object)
    #expect(Set(properties.keys) == Set(keys.map(\.name)))
    for key in keys {
      #expect(properties[key.name]?["description"]?.string == key.summary.english, "\(key.name)")
      guard let owner = key.belongsTo else { continue }
      let needed = schema?["dependencies"]?[key.name]?["required"]?.array?.map(\.string)
      #expect(needed == [owner.key], "\(key.name)")
    }
  }

  @Test func describesEveryRule() throws {
    let rules = try #require(try Workbench().run("rules --format json").json()["rules"]?.array)
    for line in ["schema", "schema --config"] {
      let known = try #require(try schema(line)["definitions"]?["rules"]?["properties"]?.object)
      #expect(known.count == rules.count)
      for rule in rules {
        #expect(known[rule["id"]?.string ?? ""]?["description"]?.string == rule["summary"]?.string)
      }
    }
  }

  @Test func outputIsDescribed() throws {
    let bench = try Workbench()
    #expect(bench.run("schema --output -o o.json").output.isEmpty)
    #expect(try bench.read("o.json") == bench.run("schema --output").output)
    #expect(bench.run("schema --output --config").status == 2)
  }

  @Test func writesToAFile() throws {
    let bench = try Workbench()
    #expect(bench.run("schema -o s.json").output.isEmpty)
    #expect(try bench.read("s.json") == bench.run("schema").output)
  }
}

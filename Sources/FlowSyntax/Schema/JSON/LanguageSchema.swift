import Diagnostics

/// The JSON Schema (draft-07) of a kind of file, made from the tables that the reader goes by.
///
/// It tells what an editor can know while one types: keys, kinds of values, words. Names of screens, tasks and the like are
/// texts to it; that they exist is for `check` to say.
public struct LanguageSchema: Sendable {
  /// The files that there are schemas of.
  public enum Kind: Sendable {
    case flow, settings
  }

  /// A rule as editors explain it.
  public struct Rule: Sendable {
    var id: RuleID
    var summary: String

    /// Describes a rule.
    public init(_ id: RuleID, _ summary: String) {
      self.id = id
      self.summary = summary
    }
  }

  private let kind: Kind
  private let shapes: ShapeSchema

  /// Prepares the schema of a kind of file.
  ///
  /// - Parameter rules: the rules that `allow` and `severity` may name, in the order in which editors list them.
  public init(_ kind: Kind, rules: [Rule]) {
    self.kind = kind
    shapes = ShapeSchema(rules: rules)
  }

  /// The schema.
  public var value: SchemaValue {
    let head: [(key: String, value: SchemaValue)] = [
      ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", .string(title)),
    ]
    let tables = objects.map { (key: $0.rawValue, value: ObjectSchema($0.table, shapes).value) }
    let steps = places.map { (key: $0.definition, value: StepsSchema($0, shapes).value) }
    let byRule = [(key: ShapeSchema.byRule, value: shapes.byRule(kind == .flow ? .reason : SettingsKeys.level))]
    let definitions: [(key: String, value: SchemaValue)] = [("definitions", .object(tables + steps + byRule))]
    let root = ObjectSchema((kind == .flow ? SchemaObject.flow : .settings).table, shapes).value
    return kind == .flow
      ? root.adding(head).appending(definitions)
      : .anyOf([["type": "null"], root]).adding(head).appending(definitions)
  }

  private var title: String { kind == .flow ? "A navflow flow file, version 1" : "The settings of a navflow project" }

  private var objects: [SchemaObject] {
    switch kind {
    case .flow: SchemaObject.allCases.filter { ![.flow, .action, .settings, .thresholds].contains($0) }
    case .settings: [.thresholds]
    }
  }

  private var places: [ActionPlace] { kind == .flow ? ActionPlace.allCases : [] }
}

extension SchemaValue {
  /// The object with more members behind its own.
  fileprivate func appending(_ members: [(key: String, value: SchemaValue)]) -> SchemaValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members)
  }
}

import Diagnostics
import Localization

/// The JSON Schema (draft-07) of a kind of file, generated from the tables that the reader uses.
///
/// It contains what an editor can check while the user types: keys, kinds of values and words. Names of screens, tasks
/// and so on are plain texts to it; only `check` resolves them.
public struct LanguageSchema: Sendable {
  /// A kind of file with a schema.
  public enum Kind: Sendable {
    case flow, settings
  }

  /// A rule, for the explanations in editors.
  public struct Rule: Sendable {
    var id: RuleID
    var summary: Message

    /// Creates a rule.
    public init(_ id: RuleID, _ summary: Message) {
      self.id = id
      self.summary = summary
    }
  }

  private let kind: Kind
  private let shapes: ShapeSchema

  /// Creates the schema of a kind of file.
  ///
  /// - Parameter rules: the rules that `allow` and `severity` may name, in the order for editors.
  public init(_ kind: Kind, rules: [Rule]) {
    self.kind = kind
    shapes = ShapeSchema(rules: rules)
  }

  /// The schema.
  package var value: JSONValue {
    let head: [(key: String, value: JSONValue)] = [
      ("$schema", "http://json-schema.org/draft-07/schema#"), ("title", .string(title)),
    ]
    let tables = objects.map { (key: $0.rawValue, value: ObjectSchema($0.table, shapes).value) }
    let steps = places.map { (key: $0.definition, value: StepsSchema($0, shapes).value) }
    let byRule = [(key: ShapeSchema.byRule, value: shapes.byRule(kind == .flow ? .reason : SettingsKeys.level))]
    let definitions: [(key: String, value: JSONValue)] = [("definitions", .object(tables + steps + byRule))]
    let root = ObjectSchema((kind == .flow ? SchemaObject.flow : .settings).table, shapes).value
    return kind == .flow
      ? root.adding(head).appending(definitions)
      : .anyOf([["type": "null"], root]).adding(head).appending(definitions)
  }

  private var title: String { kind == .flow ? "A navflow flow file, version 1" : "The settings of a navflow project" }

  private var objects: [SchemaObject] {
    switch kind {
    case .flow: SchemaObject.allCases.filter { !([.flow, .action, .settings] + Self.settings).contains($0) }
    case .settings: Self.settings
    }
  }

  /// The objects of a settings file.
  private static let settings: [SchemaObject] = [.thresholds, .override, .prototype, .kinds, .export]

  private var places: [ActionPlace] { kind == .flow ? ActionPlace.allCases : [] }
}

extension JSONValue {
  /// Returns the object with more members after its own.
  fileprivate func appending(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members)
  }
}

import Diagnostics

/// The JSON Schema of the JSON format of `check`, version 1.
///
/// It allows other keys, because later versions of navflow may add keys without a new version of the format.
public enum OutputSchema {
  /// The schema as a JSON document.
  public static var text: String {
    JSONWriter.text(
      of: .object(
        [
          ("$schema", "https://json-schema.org/draft/2020-12/schema"),
          ("title", "the output of navflow check --format json"),
        ] + document + [("$defs", .object(definitions))]))
  }

  private typealias Members = [(key: String, value: JSONValue)]

  private static let document: Members = object([
    ("version", ["const": .integer(JSONFormat.V1.number), "description": "The version of this format."]),
    ("tool", .object(object([("name", ["const": "navflow"]), ("version", string("The version of navflow."))]))),
    (
      "exit",
      nullable(
        .object(
          object([
            ("status", integer("The exit status.")),
            ("reasons", list(word(ReportedExit.Reason.allCases.map(\.rawValue)), "Why the run does not succeed.")),
          ])))
    ),
    ("summary", reference("summary")),
    ("projects", list(reference("project"), "Each project of the run, with the settings that judge it.")),
    ("findings", list(reference("finding"), "The findings, also those that an `allow` accepts.")),
    ("known", list(reference("finding"), "The findings that are in the baseline.")),
    ("verdicts", list(reference("verdict"), "The worst verdict on each property and device.")),
    ("rules", list(reference("rule"), "All rules.")),
  ])

  private static let definitions: Members = [
    ("summary", .object(summary)), ("project", .object(project)), ("settings", .object(settings)),
    ("flow", .object(flow)),
    ("finding", .object(finding)), ("related", .object(related)), ("affected", .object(affected)),
    ("step", .object(step)),
    ("edit", .object(edit)), ("verdict", .object(verdict)), ("rule", .object(rule)), ("position", .object(position)),
    ("severity", word(["error", "warning", "info"])), ("decision", word(["proved", "violated", "bounded"])),
  ]

  private static let summary = object(
    [
      ("flows", integer("Flow files.")), ("screens", integer("Screens in them.")), ("tasks", integer("Tasks in them.")),
      ("errors", integer("Errors that nothing accepts.")), ("warnings", integer("Warnings that nothing accepts.")),
      ("infos", integer("Infos that nothing accepts.")), ("allowed", integer("Findings that an `allow` accepts.")),
      ("baselined", integer("Findings that are in the baseline.")),
      ("unknownExits", integer("Screens with `exits: unknown`.")),
      ("openedElsewhere", integer("Screens and tasks with `opened: elsewhere`.")),
    ], optional: ["unknownExits", "openedElsewhere"])

  private static let project = object([
    ("folder", string("The project's folder.")), ("fails", boolean("Whether a finding makes the run fail.")),
    ("undecided", boolean("Whether something undecided makes the run end with status 3.")),
    ("partial", boolean("Whether something could not be checked.")), ("settings", reference("settings")),
    ("flows", list(reference("flow"), "The flow files of the project.")),
  ])

  private static let settings = object([
    ("files", list(string(nil), "The settings file, and those that it extends.")), ("failOn", reference("severity")),
    ("allowUndecided", boolean("Whether the run may succeed although something is undecided.")),
    ("baseline", optionalString("The baseline.")),
    ("severity", ["type": "object", "additionalProperties": word(["error", "warning", "info", "off"])]),
    ("thresholds", ["type": "object", "additionalProperties": ["type": "integer"]]),
    ("only", list(string(nil), "The only rules that were applied; empty for all.")),
    ("device", optionalString("The only device that was checked; null for all.")),
  ])

  private static let flow = object([
    ("file", string("The flow file.")), ("extent", word(["whole", "fragment", "invalid", "excluded"])),
    ("devices", list(string(nil), "The devices on which it was checked.")),
    ("fails", boolean("Whether a finding of its check makes the run fail.")),
    ("findings", integer("The findings of its check that nothing accepts.")),
    ("verdicts", list(reference("verdict"), "The verdicts on its behaviours.")),
  ])

  private static let place: Members = [
    ("file", string("The path, relative to the working directory.")), ("start", reference("position")),
    ("end", reference("position")),
  ]
  private static let subject: Members = [
    ("device", optionalString("The only device with the finding.")), ("screen", optionalString("The screen in front.")),
    ("action", optionalString("The action, entry or gesture.")), ("task", optionalString("The task.")),
  ]

  private static let finding = object(
    [
      ("rule", string("The rule.")), ("severity", reference("severity")), ("verdict", nullable(reference("decision"))),
      ("bound", optionalInteger("The taps up to which it was checked.")),
      ("message", string("What is wrong, and where.")),
    ] + place + subject + [
      ("related", list(reference("related"), "Other places that the finding involves.")),
      ("affected", list(reference("affected"), "Other findings with the same cause.")),
      ("trace", nullable(list(reference("step"), "The steps that lead to the finding."))),
      ("suggestion", nullable(reference("edit"))),
      ("allowed", optionalString("The reason of the `allow` that accepts it.")),
      ("fingerprint", string("Identifies the finding across runs.")),
      ("fails", boolean("Whether it makes the run fail.")),
      ("flows", list(string(nil), "The flow files whose checks report it.")),
      ("occurrences", integer("The number of places or paths with it.")),
      ("help", optionalString("What to write instead.")),
      ("replay", optionalString("The command that walks to it.")),
      (
        "allow",
        nullable(
          .object(
            object([
              ("under", string("The part of the file in which to write the line.")),
              ("line", string("What accepts it.")),
            ])))
      ),
    ])

  private static let related = object([("message", string("What the place has to do with it."))] + place)
  private static let affected = object(
    [("rule", string("The rule.")), ("severity", reference("severity")), ("message", string("What is wrong."))] + place
      + subject)

  private static let edit = object(
    [("summary", string("What it does.")), ("certain", boolean("Whether the file cannot mean anything else."))] + place
      + [("replacement", string("The new text."))])

  private static let verdict = object(
    [
      ("property", string("The rule or the expectation.")), ("device", string("The device.")),
      ("verdict", reference("decision")), ("bound", optionalInteger("The taps up to which it was checked.")),
      ("cutoff", optionalString("Why it is undecided, if not because of the number of behaviours.")),
      ("advice", string("What makes it undecided, and a change with which it would be decided.")),
    ], optional: ["advice"])

  private static let rule = object([
    ("rule", string("The id.")), ("applied", boolean("Whether this run applied it.")),
    ("needsProof", boolean("Whether it is about all behaviours.")),
  ])

  private static let position = object([
    ("line", integer("The line, from 1.")), ("column", integer("The Unicode scalar in the line, from 1.")),
  ])

  private static let step = object([
    ("kind", word(["launch", "tap", "gesture", "system", "arrival", "entry"])),
    ("label", optionalString("The button.")),
    ("result", optionalString("The result of the action.")),
    (
      "layers",
      list(
        .object(
          object(
            [
              ("style", optionalString("How it is presented.")), ("aside", boolean("Whether it is set aside.")),
              ("stack", list(string(nil), "The screens, the front one last.")),
              ("columns", list(list(string(nil), nil), "The stacks of a split view.")),
            ], optional: ["columns"])), "The layers after the step.")
    ), ("tab", optionalString("The selected tab.")), ("tasks", list(string(nil), "The running tasks.")),
    ("state", ["type": "object", "additionalProperties": ["type": "string"]]),
    (
      "events",
      list(
        .object(
          object(
            [
              ("kind", word(["starts", "completes", "cancels", "abandons", "interrupts", "fails"])),
              ("task", optionalString("The task.")), ("step", optionalString("The step that fails.")),
              ("outcome", optionalString("The outcome of the task.")),
            ], optional: ["task", "step"])), "What happens to tasks.")
    ),
  ])

  // MARK: Parts of a schema

  private static func object(_ members: Members, optional: Set<String> = []) -> Members {
    [
      ("type", "object"),
      ("required", .array(members.map(\.key).filter { !optional.contains($0) }.map(JSONValue.string))),
      ("properties", .object(members)),
    ]
  }

  private static func typed(_ types: [String], _ description: String?) -> JSONValue {
    let type: JSONValue = types.count == 1 ? .string(types[0]) : .array(types.map(JSONValue.string))
    return .object([("type", type)] + (description.map { [("description", .string($0))] } ?? []))
  }

  private static func string(_ description: String?) -> JSONValue { typed(["string"], description) }
  private static func optionalString(_ description: String) -> JSONValue { typed(["string", "null"], description) }
  private static func integer(_ description: String) -> JSONValue { typed(["integer"], description) }
  private static func optionalInteger(_ description: String) -> JSONValue { typed(["integer", "null"], description) }
  private static func boolean(_ description: String) -> JSONValue { typed(["boolean"], description) }
  private static func word(_ words: [String]) -> JSONValue { ["enum": .array(words.map(JSONValue.string))] }
  private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }
  private static func nullable(_ schema: JSONValue) -> JSONValue { ["anyOf": [schema, ["type": "null"]]] }

  private static func list(_ items: JSONValue, _ description: String?) -> JSONValue {
    .object([("type", "array"), ("items", items)] + (description.map { [("description", .string($0))] } ?? []))
  }
}

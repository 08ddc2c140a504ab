import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// Decodes the fields of a screen.
  mutating func fields(_ node: Node) -> [Field] {
    if node.isAbsent { return [] }
    return reader.items(of: node, for: "fields", object: .field).compactMap { field($0) }
  }

  private mutating func field(_ node: Node) -> Field? {
    guard let fields = reader.fields(of: node, as: FieldKeys.table) else { return nil }
    let name = reader.value(of: FieldKeys.name, in: fields)
    let subject: Message = name.map { "the field \"\($0.value.shortened)\"" } ?? "a field"
    if !fields.isIncomplete {
      reader.requireKeys(of: FieldKeys.table, in: fields, of: subject, at: name?.range ?? node.place)
    }
    let content = reader.value(of: FieldKeys.content, in: fields)
    let length = reader.value(of: FieldKeys.length, in: fields)?.value
    let picker = reader.value(of: FieldKeys.picker, in: fields)?.value
    var features: [Field.CodeFeature: Located<Bool>] = [:]
    for key in FieldKeys.features {
      if let feature = Field.CodeFeature(rawValue: key.name) { features[feature] = reader.value(of: key, in: fields) }
    }
    guard let name, let content else { return nil }
    checkContent(content, fields)
    var field = Field(name: name, content: content, range: node.range)
    field.length = length
    field.picker = picker
    field.features = features
    return field
  }

  /// Reports keys that do not apply to a field's content.
  private mutating func checkContent(_ content: Located<Field.Content>, _ fields: Fields) {
    for entry in fields.entries {
      guard let owner = FieldKeys.table[entry.name]?.belongsTo?.word, content.value.rawValue != owner else { continue }
      reader.report(
        FileRules.unknownKey, "a field of content \"\(content.value.rawValue)\" has no \"\(entry.name)\"",
        at: entry.pair.key.range, help: "it belongs to fields of content \"\(owner)\"")
    }
  }
}

import Diagnostics
import FlowModel
import OrderedCollections

extension SettingsDecoder {
  /// Decodes an item of `generate`.
  mutating func export(_ node: Node) -> ProjectSettings.Export? {
    guard let fields = reader.fields(of: node, as: ExportKeys.table) else { return nil }
    if !fields.isIncomplete {
      reader.requireKeys(of: ExportKeys.table, in: fields, of: "an export", at: node.place)
    }
    let isCode = fields[ExportKeys.swift.name] != nil
    reportKeysOfOtherKind(in: fields, isCode: isCode)
    let folder = reader.value(of: isCode ? ExportKeys.swift : ExportKeys.tests, in: fields)
    let flow = reader.value(of: ExportKeys.flow, in: fields)
    let format = reader.value(of: ExportKeys.format, in: fields)
    var options: OrderedDictionary<String, String> = [:]
    options["for"] = format?.value.rawValue
    options["app"] = reader.value(of: ExportKeys.app, in: fields)?.value
    options["from"] = words(ExportKeys.sources, in: fields)
    options["cover"] = words(ExportKeys.goals, in: fields)
    options["select"] = reader.value(of: ExportKeys.selection, in: fields)?.value.rawValue
    options["device"] = reader.value(of: ExportKeys.device, in: fields)?.value.rawValue
    options["max-taps"] = reader.value(of: ExportKeys.maximumTaps, in: fields).map { String($0.value) }
    if reader.value(of: ExportKeys.userOnly, in: fields)?.value == true { options["user-only"] = "" }
    options["ui"] = reader.value(of: ExportKeys.ui, in: fields)?.value.rawValue
    options["namespace"] = reader.value(of: ExportKeys.namespace, in: fields)?.value
    options["access"] = reader.value(of: ExportKeys.access, in: fields)?.value.rawValue
    guard let folder, let flow, isCode || format != nil else { return nil }
    return ProjectSettings.Export(
      isCode ? .swift : .tests, folder: folder.value, flow: flow.value, options: options, range: node.place)
  }

  /// Reports keys of tests on an export of code, and the other way round.
  private mutating func reportKeysOfOtherKind(in fields: Fields, isCode: Bool) {
    let kind = isCode ? ExportKeys.swift.name : ExportKeys.tests.name
    for key in isCode ? ExportKeys.testKeys : ExportKeys.swiftKeys {
      guard let pair = fields[key] else { continue }
      reader.report(
        FileRules.unknownKey, "\"\(key)\" has no meaning beside \"\(kind)\"", at: pair.key.range,
        help: "write one item with \"tests\" and another one with \"swift\"")
    }
  }

  /// Returns a list of words as one option.
  private mutating func words<Word: WordType>(_ key: Key<[Located<Word>]>, in fields: Fields) -> String? {
    let words = reader.value(of: key, in: fields)?.map(\.value.rawValue) ?? []
    return words.isEmpty ? nil : words.joined(separator: ",")
  }
}

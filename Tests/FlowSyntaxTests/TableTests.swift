import Testing

@testable import FlowSyntax

/// The tables of keys are consistent: schemas and suggestions are made from them.
@Suite struct TableTests {
  @Test(arguments: SchemaObject.allCases) func tablesAreConsistent(_ object: SchemaObject) {
    let table = object.table
    let names = table.keys.map(\.name)
    #expect(!names.isEmpty && Set(names).count == names.count && !table.example.isEmpty)
    #expect(
      table.keys.allSatisfy {
        !$0.summary.isEmpty && !$0.summary.english.contains("\n") && !$0.shape.description.isEmpty
      })
    for (wrong, right) in table.synonyms {
      #expect(table[right] != nil, "\(wrong) is said to mean \(right)")
      #expect(table[wrong] == nil && wrong == wrong.folded, "\(wrong) is never looked up")
    }
  }

  @Test func bodiesAreKeysOfActions() {
    #expect(ActionKeys.bodies.allSatisfy { ActionKeys.table[$0] != nil })
    #expect(ActionKeys.verbs.allSatisfy { Verb(rawValue: $0) != nil })
  }
}

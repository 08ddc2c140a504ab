import FlowModel

/// The function that sets a variable by the names in the flow file.
struct StateSetterCode {
  let names: SwiftNames

  func add(to code: inout CodeLines) {
    guard !names.flow.variables.isEmpty else {
      return code.add("public mutating func set(_ name: String, to value: String) -> Bool { false }")
    }
    code.block("public mutating func set(_ name: String, to value: String) -> Bool {") { code in
      code.add("switch name {")
      for variable in names.flow.variables {
        let type = variable.isCounter ? "Int(value)" : "\(names.variableType(variable.id))(rawValue: value)"
        code.indented("case \(variable.name.value.swiftLiteral):") { code in
          code.add("guard let new = \(type) else { return false }")
          code.add("\(names.variable(variable.id)) = new")
        }
      }
      code.add("default: return false")
      code.add("}")
      code.add("return true")
    }
  }
}

import FlowModel

/// A key together with how its value is read: the tables of the language are made of these, and so is the reading.
struct Key<Value>: Sendable {
  let description: KeyDescription
  /// Reads a value that is there, or reports what is wrong with it.
  let read: @Sendable (Node, inout Reader) -> Value?

  var name: String { description.name }

  /// The same key, which may not be left out.
  var required: Key {
    var description = description
    description.isRequired = true
    return Key(description: description, read: read)
  }
}

extension Key<Located<String>> {
  /// A key with free text.
  static func text(_ name: String, _ summary: String) -> Key {
    Key(description: KeyDescription(name: name, shape: .text, summary: summary)) { node, reader in
      reader.text(of: node, for: name)
    }
  }

  /// A key with the name of something that the flow defines.
  static func name(_ name: String, of kind: String, _ summary: String) -> Key {
    Key(description: KeyDescription(name: name, shape: .name(of: kind), summary: summary)) { node, reader in
      reader.text(of: node, for: name, expected: .name(of: kind))
    }
  }
}

extension Key<Located<Bool>> {
  /// A key that is true or false.
  static func flag(_ name: String, _ summary: String) -> Key {
    Key(description: KeyDescription(name: name, shape: .flag, summary: summary)) { node, reader in
      reader.flag(of: node, for: name)
    }
  }
}

extension Key<Located<Int>> {
  /// A key with a whole number.
  static func number(_ name: String, atLeast least: Int, _ summary: String) -> Key {
    Key(description: KeyDescription(name: name, shape: .number(atLeast: least), summary: summary)) { node, reader in
      reader.number(of: node, for: name, atLeast: least)
    }
  }
}

extension Key<[Located<String>]> {
  /// A key with a list of texts or names.
  static func texts(_ name: String, of item: Shape = .text, _ summary: String) -> Key {
    Key(description: KeyDescription(name: name, shape: .list(of: item), summary: summary)) { node, reader in
      reader.items(of: node, for: name).compactMap { reader.text(of: $0, for: name, expected: item) }
    }
  }
}

extension Key<Node> {
  /// A key whose value is read where its meaning is known.
  static func node(_ name: String, _ shape: Shape, _ summary: String) -> Key {
    Key(description: KeyDescription(name: name, shape: shape, summary: summary)) { node, _ in node }
  }
}

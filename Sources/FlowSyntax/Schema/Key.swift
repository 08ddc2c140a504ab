import FlowModel

/// A key together with how its value is read: the tables of the language are made of these, and so is the reading.
struct Key<Value>: Sendable {
  let description: KeyDescription
  /// Reads a value that is there, or reports what is wrong with it.
  let read: @Sendable (Node, inout Reader) -> Value?

  var name: String { description.name }

  /// The same key, which stands only beside one of others.
  func beside(_ names: String...) -> Key {
    var description = description
    description.beside = names
    return Key(description: description, read: read)
  }

  /// The same key, which stands only where another has a word.
  func belonging(to key: String, _ word: String) -> Key {
    var description = description
    description.belongsTo = (key, word)
    return Key(description: description, read: read)
  }

  /// The same key, which may not be a word for all devices beside another.
  func refusing(_ word: String, beside key: String) -> Key {
    var description = description
    description.refusal = (word, key)
    return Key(description: description, read: read)
  }

  /// The same key, whose value is described in more detail.
  func shaped(_ shape: Shape) -> Key {
    var description = description
    description.shape = shape
    return Key(description: description, read: read)
  }

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
  static func texts(_ name: String, of item: Shape = .text, atLeast least: Int = 0, _ summary: String) -> Key {
    let shape = Shape.list(of: item, atLeast: least)
    return Key(description: KeyDescription(name: name, shape: shape, summary: summary)) { node, reader in
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

import FlowModel
import Localization

/// A key with the function that reads its value, for the tables of the language and the reader.
struct Key<Value>: Sendable {
  let description: KeyDescription
  /// Reads the value, or reports the error in it.
  let read: @Sendable (Node, inout Reader) -> Value?

  var name: String { description.name }

  /// Returns the key with the restriction that one of other keys must be present.
  func beside(_ names: String...) -> Key {
    var description = description
    description.beside = names
    return Key(description: description, read: read)
  }

  /// Returns the key with the restriction that another key must have a word.
  func belonging(to key: String, _ word: String) -> Key {
    var description = description
    description.belongsTo = (key, word)
    return Key(description: description, read: read)
  }

  /// Returns the key with the restriction that a word for all devices is not allowed beside another key.
  func refusing(_ word: String, beside key: String) -> Key {
    var description = description
    description.refusal = (word, key)
    return Key(description: description, read: read)
  }

  /// Returns the key with a more specific shape.
  func shaped(_ shape: Shape) -> Key {
    var description = description
    description.shape = shape
    return Key(description: description, read: read)
  }

  /// Returns the key as a required one, unless another key is present.
  func required(unless other: String) -> Key {
    var description = description
    description.isRequired = true
    description.alternative = other
    return Key(description: description, read: read)
  }

  /// The key as a required one.
  var required: Key {
    var description = description
    description.isRequired = true
    return Key(description: description, read: read)
  }
}

extension Key<Located<String>> {
  /// Returns a key with free text.
  static func text(_ name: String, _ summary: Message) -> Key {
    Key(description: KeyDescription(name: name, shape: .text, summary: summary)) { node, reader in
      reader.text(of: node, for: name)
    }
  }

  /// Returns a key with a name that the flow defines.
  static func name(_ name: String, of kind: String, _ summary: Message) -> Key {
    Key(description: KeyDescription(name: name, shape: .name(of: kind), summary: summary)) { node, reader in
      reader.text(of: node, for: name, expected: .name(of: kind))
    }
  }
}

extension Key<Located<Bool>> {
  /// Returns a key with a Boolean value.
  static func flag(_ name: String, _ summary: Message) -> Key {
    Key(description: KeyDescription(name: name, shape: .flag, summary: summary)) { node, reader in
      reader.flag(of: node, for: name)
    }
  }
}

extension Key<Located<Int>> {
  /// Returns a key with an integer.
  static func number(_ name: String, atLeast least: Int, _ summary: Message) -> Key {
    Key(description: KeyDescription(name: name, shape: .number(atLeast: least), summary: summary)) { node, reader in
      reader.number(of: node, for: name, atLeast: least)
    }
  }
}

extension Key<[Located<String>]> {
  /// Returns a key with a list of texts or names.
  static func texts(_ name: String, of item: Shape = .text, atLeast least: Int = 0, _ summary: Message) -> Key {
    let shape = Shape.list(of: item, atLeast: least)
    return Key(description: KeyDescription(name: name, shape: shape, summary: summary)) { node, reader in
      reader.items(of: node, for: name).compactMap { reader.text(of: $0, for: name, expected: item) }
    }
  }
}

extension Key<Node> {
  /// Returns a key whose node is decoded later.
  static func node(_ name: String, _ shape: Shape, _ summary: Message) -> Key {
    Key(description: KeyDescription(name: name, shape: shape, summary: summary)) { node, _ in node }
  }
}

/// A key of the language: its name, the shape of its value, and its meaning.
struct KeyDescription: Sendable {
  var name: String
  var shape: Shape
  /// The one-line description for editors.
  var summary: Message
  var isRequired = false
  /// The key that makes this one needless although it is required, or nil.
  var alternative: String?
  /// At least one of these keys must be present; empty without this restriction.
  var beside: [String] = []
  /// A word that is not allowed as the value for all devices beside another key.
  var refusal: (word: String, key: String)?
  /// The key and the word that must be present for this key to have a meaning.
  var belongsTo: (key: String, word: String)?
}

extension Replay {
  /// The command that walks the trace again, as it stands in a POSIX shell whatever the names hold.
  public var commandLine: String {
    // A path that begins with a dash would be read as an option.
    var words = ["navflow", "simulate", ShellWord.bare(file.hasPrefix("-") ? "./\(file)" : file)]
    if let device { words.append("--device \(ShellWord.bare(device))") }
    for (variable, value) in given {
      let pair = GivenValue(variable: variable, value: value).line
      words.append(Self.option("--given", pair, ShellWord.bare(pair)))
    }
    let line = TapList.join(taps)
    words.append(Self.option("--taps", line, ShellWord.quoted(line)))
    return words.joined(separator: " ")
  }

  /// A value that begins with a dash is only taken for a value when it is joined to its option.
  private static func option(_ name: String, _ value: String, _ word: String) -> String {
    name + (value.hasPrefix("-") ? "=" : " ") + word
  }
}

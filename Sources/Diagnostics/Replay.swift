import OrderedCollections

/// The arguments with which the simulator replays a trace.
public struct Replay: Hashable, Sendable {
  /// The flow file's path as reports show it.
  public var file: String
  /// The device, or nil for the flow's first device.
  public var device: String?
  /// The initial values that differ from the defaults, by variable.
  public var given: OrderedDictionary<String, String>
  /// The taps, each in the form of `--taps` before escaping: a label, `label: result`, an entry or a gesture.
  public var taps: [String]

  /// Creates the arguments of a replay.
  public init(file: String, device: String?, given: OrderedDictionary<String, String>, taps: [String]) {
    self.file = file
    self.device = device
    self.given = given
    self.taps = taps
  }
}

extension Replay {
  /// The shell command that replays the trace, with every name quoted for a POSIX shell.
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

  /// A value that begins with a dash must be joined to its option by `=`, or it is read as another option.
  private static func option(_ name: String, _ value: String, _ word: String) -> String {
    name + (value.hasPrefix("-") ? "=" : " ") + word
  }
}

/// Small flow files for the tests of commands.
enum SampleFlows {
  /// A flow with two screens and no findings.
  static let sound = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { title: Home, actions: { Go: push Next } }
      Next: { title: Next }
    """

  /// A flow with a warning: a pop at the root.
  static let warning = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Up: pop, Go: push Next } }
      Next: {}
    """

  /// A flow with an error in its behaviour.
  static let error = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Far: pop 2, Go: push Next } }
      Next: {}
    """

  /// A flow file with two errors.
  static let invalid = """
    navflow: 1
    root: { stack: Hom }
    screens:
      Home: { actions: { Go: psuh Next } }
      Next: {}
    """

  /// A text that is not valid YAML.
  static let torn = "navflow: 1\nscreens:\n  A: { actions: { X: [push B }\n"

  /// A flow without a root.
  static let fragment = """
    navflow: 1
    screens:
      A: { actions: { X: push B } }
      B: {}
    """

  /// A flow for both devices, with variables and several results.
  static let shop = """
    navflow: 1
    devices: [phone, pad]
    root: { stack: Home }
    state:
      bank: { values: [none, connected], initial: any }
      plan: [free, paid]
    screens:
      Home:
        actions:
          Pay: { when: { bank: connected }, start: pay }
          Filter: { present: Filter, as: popover }
      Filter: { actions: { Close: dismiss } }
    tasks:
      pay:
        title: 支払い
        outcomes: [paid, cancelled]
        screens:
          Amount:
            title: 金額
            actions:
              Send: { either: { ok: complete paid, refused: stay } }
              Leave: [dismiss, push Filter]
    """

  /// A flow with names that are difficult to quote; each leads to a screen with a failing step.
  static let hostile = #"""
    navflow: 1
    root: { stack: "-r '$HOME'" }
    state:
      "a=b c;": { values: ["-x", "$y \\ 'z'"], initial: any }
    screens:
      "-r '$HOME'":
        actions:
          "semi; colon;": push D0
          "-dash": push D1
          "quote \" ' \" '' end'": push D2
          "$(touch pwned) ${HOME} $HOME": push D3
          "back\\slash\\": push D4
          "\\; both \\\\;": push D5
          "! history !! \u202E bidi \u200B": push D6
          " lead and trail ": push D7
          "`id`": push D8
          "# ~ * & | < > ( )": push D9
          "-n": { when: { "a=b c;": "$y \\ 'z'" }, push: D10 }
          "%s %d \u3000": { either: { "a: b; c": push D11, "-": push D12 } }
      D0: { actions: { "*": pop 9 } }
      D1: { actions: { "*": pop 9 } }
      D2: { actions: { "*": pop 9 } }
      D3: { actions: { "*": pop 9 } }
      D4: { actions: { "*": pop 9 } }
      D5: { actions: { "*": pop 9 } }
      D6: { actions: { "*": pop 9 } }
      D7: { actions: { "*": pop 9 } }
      D8: { actions: { "*": pop 9 } }
      D9: { actions: { "*": pop 9 } }
      D10: { actions: { "*": pop 9 } }
      D11: { actions: { "*": pop 9 } }
      D12: { actions: { "*": pop 9 } }
    """#
}

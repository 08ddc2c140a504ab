import Testing

/// Tests that every wrong command line gets a hint on standard error and exit status 2.
@Suite struct UsageTests {
  static let mistakes: [(line: String, answer: String)] = [
    ("chekc", "there is no \"chekc\"; did you mean \"check\"?"),
    ("explode all", "there is no \"explode\": there are check, simulate, diagram, diff, report, watch, tests"),
    (
      "good.flow.yaml",
      "say what to do with \"good.flow.yaml\": write check, simulate, diagram, report, watch, tests, replay, fmt or dump before it"
    ),
    ("help chek", "there is no \"chek\"; did you mean \"check\"?"),
    ("--vesion", "there is no option --vesion; did you mean --version?"),
    ("-v", "there is no option -v"),
    ("--generate-completion-script fsh", "zsh bash fish"),
    ("check --formt json", "check has no option --formt; did you mean --format?"),
    ("check --zzz", "check has no option --zzz"),
    ("check --format jsn", "--format has no \"jsn\"; did you mean \"json\"?"),
    ("check --format=jsn", "--format has no \"jsn\"; did you mean \"json\"?"),
    ("check --format sonnet", "--format has no \"sonnet\": write text, json, sarif, junit, github or gitlab"),
    ("check --format", "--format needs a value: text, json, sarif, junit, github or gitlab"),
    ("check --device tablet", "--device has no \"tablet\"; did you mean \"pad\"?"),
    ("check --device watch", "--device has no \"watch\": write phone or pad"),
    ("check --color alwys", "--color has no \"alwys\"; did you mean \"always\"?"),
    ("check --fail-on warn", "--fail-on has no \"warn\"; did you mean \"warning\"?"),
    ("check --only pushed-taks", "there is no rule \"pushed-taks\"; did you mean \"pushed-task\"?"),
    ("check --only zzz", "there is no rule \"zzz\"; type \"navflow rules\" to see them all"),
    (
      "check --only Popover",
      "there is no rule \"Popover\"; with that word there are \"covered-popover\" and \"popover-without-exit-on-phone\""
    ),
    ("explain loop", "there is no rule \"loop\"; with that word there is \"arrival-loop\""),
    ("check --severity pushed-task", "write RULE=LEVEL, as in pushed-task=warning"),
    ("check --severity pushd-task=off", "there is no rule \"pushd-task\"; did you mean \"pushed-task\"?"),
    ("check --severity pushed-task=eror", "\"eror\" is not a level; did you mean \"error\"?"),
    ("check --report json", "--report \"json\" is not FORMAT=FILE, as in json=report.json"),
    ("check --report jsn=a", "--report has no format \"jsn\"; did you mean \"json\"?"),
    ("check --depth 0", "--depth must be at least 1"),
    ("check --config nope.yaml", "the settings \"nope.yaml\" cannot be read: there is no such file"),
    ("check nope.flow.yaml", "there is no file or folder \"nope.flow.yaml\""),
    ("check goood.flow.yaml", "did you mean \"good.flow.yaml\"?"),
    ("check sub/goldn.flow.yaml", "did you mean \"sub/golden.flow.yaml\"?"),
    ("check empty", "\"empty\" holds no flow file: the names of flow files end in .flow.yaml"),
    ("check notes.txt", "\"notes.txt\" is not a flow file: the names of flow files end in .flow.yaml"),
    ("check good.flow.yaml --device pad", "good.flow.yaml is not made for \"pad\": list it under devices"),
    ("simulate", "simulate needs a flow file: navflow simulate FILE"),
    ("simulate good.flow.yaml", "write the taps, as in --taps \"A; B; Back\""),
    ("simulate good.flow.yaml --format json", "--format json needs --taps"),
    ("simulate good.flow.yaml --taps Go;;Back", "tap 2 of --taps is empty"),
    ("simulate good.flow.yaml --device pad", "good.flow.yaml is made for \"phone\", not for \"pad\""),
    ("simulate fragment.flow.yaml --taps X", "fragment.flow.yaml has no root"),
    ("simulate .", "holds 3 flow files: name one of them\n  fragment.flow.yaml"),
    ("simulate good.flow.yaml --given a=b --taps Go", "the flow has no variable \"a\""),
    ("diagram", "diagram needs a flow file: navflow diagram FILE"),
    ("diagram good.flow.yaml --task Home", "\"Home\" is a screen, not a task: write --around instead of --task"),
    ("diagram good.flow.yaml --task x", "the flow has no task \"x\": it has none"),
    ("diagram good.flow.yaml --around Hoem", "the flow has no screen \"Hoem\"; did you mean \"Home\"?"),
    ("diagram good.flow.yaml --around xyz", "the flow has no screen \"xyz\": it has \"Home\" and \"Next\""),
    ("diagram good.flow.yaml --task a --around b", "write --task or --around, not both"),
    ("diagram good.flow.yaml --only pushed-task", "needs --findings"),
    ("diagram good.flow.yaml --findings --only push-task", "did you mean \"pushed-task\"?"),
    ("diagram good.flow.yaml -o a.pdf", "there is no diagram format \".pdf\""),
    ("diagram good.flow.yaml -o none/a.dot", "\"none/a.dot\" cannot be written: there is no folder to put it in"),
    ("diagram good.flow.yaml -o none/a.svg", "\"none/a.svg\" cannot be written: there is no folder to put it in"),
    ("diff good.flow.yaml sub/golden.flow.yaml -o none/a.svg", "\"none/a.svg\" cannot be written: there is no folder"),
    ("report good.flow.yaml -o none/a.html", "\"none/a.html\" cannot be written: there is no folder to put it in"),
    ("check --only pushed-task,deadend", "there is no rule \"deadend\"; did you mean \"dead-end\"?"),
    ("diagram good.flow.yaml -o empty", "\"empty\" cannot be written: it is a folder"),
    ("diff", "diff needs two versions, files, folders or git revisions: navflow diff OLD NEW"),
    ("diff good.flow.yaml", "diff needs two versions, files, folders or git revisions: navflow diff OLD NEW"),
    ("diff good.flow.yaml good.flow.yaml --format markdwn", "--format has no \"markdwn\"; did you mean \"markdown\"?"),
    ("diff good.flow.yaml good.flow.yaml --path sub", "--path needs a git revision, and none is"),
    ("diff good.flow.yaml sub", "\"good.flow.yaml\" is a file, and \"sub\" a folder: name two files or two folders"),
    (
      "diff good.flow.yaml sub/goldn.flow.yaml",
      "this folder is not in a git repository; did you mean \"sub/golden.flow.yaml\"?"
    ),
    ("diff good.flow.yaml good.flow.yaml --device pad", "no flow of \"good.flow.yaml\" is made for \"pad\""),
    ("diff good.flow.yaml good.flow.yaml -o a.pdf", "there is no diagram format \".pdf\""),
    ("diff . . --format dot", "there is no flow that changed, so there is nothing to draw"),
    ("check good.flow.yaml --report json=none/a.json", "\"none/a.json\" cannot be written"),
  ]

  @Test func wrongArgumentsGetHints() throws {
    let bench = try Workbench([
      "good.flow.yaml": SampleFlows.sound, "sub/golden.flow.yaml": SampleFlows.sound, "notes.txt": "",
      "fragment.flow.yaml": SampleFlows.fragment, "empty/.keep": "",
    ])
    for (line, answer) in Self.mistakes {
      let run = bench.run(line)
      #expect(run.status == 2, "\(line)")
      #expect(run.errorOutput.contains(answer), "\(line): \(run.errorOutput)")
      #expect(run.errorOutput.hasPrefix("navflow: "), "\(line): \(run.errorOutput)")
      #expect(!run.errorOutput.contains("USAGE") && !run.errorOutput.contains("Usage"), "\(line)")
    }
  }

  @Test func noArgumentsPrintTheUsage() throws {
    let run = try Workbench().run([])
    #expect(run.status == 2 && run.output.isEmpty)
    for command in ["check", "simulate", "diagram"] { #expect(run.errorOutput.contains("navflow \(command) ")) }
  }

  @Test func printsHelpOfTheSubcommand() throws {
    let bench = try Workbench()
    for line in ["check --help", "check -h", "help check"] {
      let run = bench.run(line)
      #expect(run.status == 0 && run.errorOutput.isEmpty)
      #expect(run.output.contains("USAGE: navflow check") && run.output.contains("--fail-on"), "\(line)")
    }
    #expect(bench.run("--help").output.contains("navflow simulate charge.flow.yaml"))
    #expect(bench.run("diagram --help").output.contains("--returns"))
  }

  @Test func versionIsPrinted() throws {
    let run = try Workbench().run("--version")
    #expect(run.status == 0 && run.output.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func printsCompletionScripts(for shell: String) throws {
    let run = try Workbench().run("--generate-completion-script \(shell)")
    #expect(run.status == 0 && run.errorOutput.isEmpty)
    #expect(run.output.contains("navflow") && run.output.contains("simulate") && run.output.contains("fail-on"))
  }

  @Test func namesCannotControlTheTerminal() throws {
    let run = try Workbench().run(["check", "\u{1B}[31mred.flow.yaml"])
    #expect(run.errorOutput.contains("\\u{1B}[31mred") && !run.errorOutput.contains("\u{1B}"))
    #expect(!(try Workbench().run(["\u{1B}[31m"])).errorOutput.contains("\u{1B}"))
  }
}

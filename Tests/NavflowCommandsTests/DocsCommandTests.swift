import Testing

/// Tests `docs`.
@Suite struct DocsCommandTests {
  @Test func printsThePagesOfTheDocumentation() throws {
    let bench = try Workbench()
    let first = bench.run("docs")
    #expect(first.status == 0 && first.output.hasPrefix("# I want … → write …\n"))
    #expect(first.output.hasSuffix("Other pages: howto, tutorial, language, semantics, glossary, ci, sources\n"))
    #expect(bench.run("docs language").output.hasPrefix("# The flow language\n"))
    let unknown = bench.run("docs langage")
    #expect(unknown.status == 2 && unknown.errorOutput.contains("did you mean \"language\"?"))
  }
}

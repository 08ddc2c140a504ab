import Foundation
import Testing

/// Pictures are read only from inside the project, and only if they are pictures.
@Suite struct PictureSafetyTests {
  private static let secret = "GIF89a secret of the machine"
  private static let hidden = Data(secret.utf8).base64EncodedString()

  private func flow(_ image: String) -> String {
    SampleFlows.sound.replacing("Home: {", with: "Home: { image: \(image),")
  }

  /// The commands that show pictures, in a folder with a repository whose last commit has the flow.
  private static let commands = [
    ["report", "app"], ["diagram", "app/a.flow.yaml", "--taps", "Go"], ["diagram", "app/a.flow.yaml"],
    ["diff", "old", "app", "--format", "html"],
  ]

  private func bench(_ image: String) throws -> Workbench {
    try Workbench([
      "app/a.flow.yaml": flow(image), "old/a.flow.yaml": SampleFlows.sound.replacing("Go", with: "Enter"),
      "secret.gif": Self.secret,
    ])
  }

  @Test(arguments: commands) func aLinkOutOfTheProjectIsNoPicture(_ command: [String]) throws {
    let bench = try bench("env.gif")
    try bench.link("app/env.gif", to: "../secret.gif")
    let run = bench.run(command)
    #expect(!run.output.contains(Self.hidden) && !run.output.contains("secret.gif"))
    #expect(
      run.errorOutput.contains("the picture \"env.gif\" is left out: a symbolic link leads out of the project"),
      "\(run.errorOutput)")
  }

  @Test(arguments: commands) func aPathOutOfTheProjectIsNoPicture(_ command: [String]) throws {
    let run = try bench("../secret.gif").run(command)
    #expect(!run.output.contains(Self.hidden) && !run.output.contains("secret.gif\""))
    #expect(run.errorOutput.contains("is left out: it lies outside the project"))
  }

  @Test(arguments: commands) func aPipeIsNoPicture(_ command: [String]) throws {
    let bench = try bench("pipe.gif")
    bench.pipe("app/pipe.gif")
    #expect(bench.run(command).errorOutput.contains("the picture \"pipe.gif\" is left out: it is not a file"))
  }

  /// Graphviz would end with a status of its own.
  @Test func anSVGThatGraphvizCannotReadIsLeftOut() throws {
    let bench = try bench("a.svg")
    try bench.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "app/a.svg")
    let run = bench.run("diagram app/a.flow.yaml")
    #expect(run.status == 0 && !run.output.contains("a.svg"))
    #expect(run.errorOutput.contains("Graphviz reads an SVG only if it begins with `<?xml`"), "\(run.errorOutput)")
    try bench.write("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "app/a.svg")
    #expect(bench.run("diagram app/a.flow.yaml").output.contains("a.svg"))
  }

  @Test(arguments: ["png", "jpg", "gif", "webp", "svg"]) func theContentMustFitTheName(_ ending: String) throws {
    let bench = try bench("a.\(ending)")
    try bench.write("root:x:0:0::/root:/bin/sh\n", to: "app/a.\(ending)")
    let run = bench.run("report app")
    #expect(run.errorOutput.contains("its content is no picture of the type that its name ends in"))
    #expect(!run.output.contains("data:image"))
  }

  @Test(arguments: [
    "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    "<?xml version=\"1.0\"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"x\">\n<svg></svg>",
  ]) func anSVGMayBeginWithDeclarations(_ text: String) throws {
    let bench = try bench("a.svg")
    try bench.write(text, to: "app/a.svg")
    #expect(bench.run("report app").output.contains("data:image/svg+xml;base64,"))
  }

  @Test func aLinkInsideTheProjectIsAPicture() throws {
    let bench = try bench("link.gif")
    try bench.write(Workbench.picture, to: "app/pictures/home.gif")
    try bench.link("app/link.gif", to: "pictures/home.gif")
    #expect(bench.run("report app").output.contains("data:image/gif;base64,"))
    #expect(bench.run("check app").status == 0)
  }

  @Test func checkSaysWhichPicturesLieOutside() throws {
    let bench = try bench("env.gif")
    try bench.link("app/env.gif", to: "../secret.gif")
    #expect(
      bench.run("check app").output.contains("leads outside the project through a symbolic link [image-not-found]"))
    // With settings above both, the target is inside the project.
    try bench.write("", to: ".navflow.yaml")
    #expect(bench.run("check app/a.flow.yaml").output.contains("no findings"))
  }
}

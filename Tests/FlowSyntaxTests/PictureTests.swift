import Diagnostics
import Testing

@testable import FlowSyntax

/// Paths of pictures are relative to the folder of the flow file.
@Suite struct PictureTests {
  private func diagnostics(_ image: String, _ files: [String: String]) -> [Diagnostic] {
    let text = "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home: { title: Home, image: \(image) }\n"
    return FlowReader.read(text: text, named: "flows/a.flow.yaml", imports: files).diagnostics
  }

  @Test func aPictureThatIsThereIsFine() {
    #expect(diagnostics("../pictures/home.png", ["pictures/home.png": ""]).isEmpty)
  }

  @Test func aMissingPictureIsAWarningAtItsPath() throws {
    let found = diagnostics("home.png", [:])
    let only = try #require(found.count == 1 ? found.first : nil)
    #expect(only.rule == "image-not-found" && only.severity == .warning)
    #expect(only.range.start.line == 4 && only.range.start.column == 31)
    #expect(only.message.english == "there is no picture \"home.png\"")
  }

  @Test func aPathIsSeenFromTheFolderOfTheFile() {
    #expect(diagnostics("home.png", ["home.png": ""]).count == 1)
  }

  @Test func aNameThatIsNearIsSuggested() {
    let found = diagnostics("img/hoem.png", ["flows/img/home.png": ""])
    #expect(found.first?.suggestion?.replacement == "img/home.png")
  }

  @Test func aFolderIsNoPicture() {
    #expect(diagnostics("img", ["flows/img/home.png": ""]).count == 1)
  }
}

import Foundation
import Testing

@Suite("The first example of Docs/language.md")
struct SampleFileTests {
  private let flow: String

  init() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Docs/language.md")
    let text = try String(decoding: Data(contentsOf: page), as: UTF8.self)
    let blocks = text.components(separatedBy: "```")
    let block = try #require(blocks.first { $0.hasPrefix("yaml") })
    // The first line of the code block names the file.
    flow = String(block.drop { $0 != "\n" })
  }

  @Test("buying without an account")
  func buying() throws {
    var stage = try Stage(flow, taps: ["Open a concert", "Buy a ticket", "Continue"])
    #expect(stage.sight == "Concerts › Concert │ sheet: Seats[buy] │ sheet: SignIn[signIn]")
    try stage.tap("Sign in")
    #expect(stage.state == ["account=signedIn"])
    #expect(stage.sight == "Concerts › Concert │ sheet: Seats[buy] › Pay")
    #expect(stage.events == ["signIn completes signedIn"])
    #expect(stage.offers == ["Pay now: accepted", "Pay now: refused", "Back", "Swipe down"])
    try stage.tap("Pay now: refused")
    #expect(stage.sight == "Concerts › Concert │ sheet: Seats[buy] › Pay │ alert: Refused")
    try stage.tap("OK")
    #expect(stage.configuration.modalCount == 1)
    #expect(stage.task == "buy")
    try stage.tap("Pay now: accepted")
    #expect(stage.sight == "Concerts › Concert")
    #expect(stage.events == ["buy completes bought"])
    try stage.tap("Buy a ticket", "Continue")
    #expect(stage.sight == "Concerts › Concert │ sheet: Seats[buy] › Pay")
  }

  @Test("cancelling")
  func givingUp() throws {
    var stage = try Stage(flow, taps: ["Open a concert", "Buy a ticket", "Continue", "Swipe down"])
    #expect(stage.sight == "Concerts › Concert │ sheet: Seats[buy]")
    #expect(stage.events == ["signIn cancelled"])
    try stage.tap("Cancel")
    #expect(stage.sight == "Concerts › Concert")
    #expect(stage.events == ["buy cancelled"])
  }
}

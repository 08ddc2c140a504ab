import Foundation
import Importing
import Testing

@testable import PrototypeImport

/// Tests of the search for exported pictures.
@Suite final class PictureTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("navflow-pictures-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("p/sub"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0,
      height,
    ]
  }

  private func found(_ files: [String: [UInt8]]) throws -> PictureFinder.Found {
    for (name, bytes) in files { try Data(bytes).write(to: folder.appendingPathComponent("p/" + name)) }
    let finder = try PictureFinder(folder: folder.path + "/p", project: folder.path)
    var layer = Layer()
    (layer.id, layer.name, layer.box) = ("1:2", "sub/Home", Box(x: 0, y: 0, width: 100, height: 200))
    return finder.pictures(of: [(Frame(layer, page: 0, section: nil), "Home")])
  }

  @Test(arguments: ["1-2.png", "1_2.png", "1%3A2.PNG", "1:2@2x.png", "sub/Home.png"])
  func aPictureIsFoundByIdOrName(name: String) throws {
    let found = try found([name: png(50, 100)])
    #expect(found.pictures["1:2"]?.hasSuffix("/p/" + name) == true && found.missing.isEmpty && found.unused.isEmpty)
  }

  @Test func theIdCountsBeforeTheName() throws {
    let found = try found(["1-2.png": png(50, 100), "sub/Home.png": png(50, 100)])
    #expect(found.pictures["1:2"]?.hasSuffix("1-2.png") == true && found.unused == ["sub/Home.png"])
  }

  @Test func otherContentsAreRefused() throws {
    #expect(try found(["1-2.png": Array("GIF89a".utf8)]).refused.map(\.english) == ["1-2.png: it is no PNG or JPEG"])
    #expect(
      try found(["1-2.png": png(100, 100)]).refused.map(\.english) == [
        "1-2.png: it does not have the proportions of the frame"
      ])
    #expect(try found(["1-2.png": []]).missing == ["Home"])
  }

  @Test func aLinkOutOfTheProjectIsRefused() throws {
    let outside = FileManager.default.temporaryDirectory.appendingPathComponent(
      "navflow-outside-\(UUID().uuidString).png")
    try Data(png(50, 100)).write(to: outside)
    defer { try? FileManager.default.removeItem(at: outside) }
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/p/1-2.png", withDestinationPath: outside.path)
    #expect(try found([:]).refused.map(\.english) == ["1-2.png: it lies outside the project's folder"])
  }

  @Test func theSizeOfAJPEG() {
    let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0, 200, 0, 100, 3, 0, 0, 0, 0, 0]
    #expect(PictureSize(bytes)?.width == 100 && PictureSize(bytes)?.height == 200)
    #expect(PictureSize([0xFF, 0xD8, 0xFF, 0xFF, 0xFF]) == nil)
  }
}

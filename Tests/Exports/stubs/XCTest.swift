// The part of XCTest and XCUIAutomation that generated tests use, to check types on Linux.
// XCTest exports Foundation on Apple systems, too.
@_exported import Foundation

@MainActor open class XCTestCase {
  public init() {}
  open func setUp() async throws {}
  open func tearDown() async throws {}
  public var continueAfterFailure = true
  public func add(_ attachment: XCTAttachment) {}
}

public final class XCTAttachment {
  public enum Lifetime { case keepAlways, deleteOnSuccess }
  public init(data: Data, uniformTypeIdentifier: String?) {}
  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess
}

@MainActor public final class XCUICoordinate {
  public func press(forDuration duration: TimeInterval, thenDragTo other: XCUICoordinate) {}
  public func tap() {}
}

public struct CGVector { public init(dx: Double, dy: Double) {} }

@MainActor open class XCUIElement {
  public enum ElementType { case any }
  init() {}
  public var exists: Bool { true }
  public var isHittable: Bool { true }
  public var isSelected: Bool { true }
  public var firstMatch: XCUIElement { self }
  public var tabBars: XCUIElementQuery { XCUIElementQuery() }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  public func descendants(matching type: ElementType) -> XCUIElementQuery { XCUIElementQuery() }
  public func waitForExistence(timeout: TimeInterval) -> Bool { true }
  public func tap() {}
  public func swipeLeft() {}
  public func swipeRight() {}
  public func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate { XCUICoordinate() }
}

@MainActor public final class XCUIElementQuery {
  public subscript(key: String) -> XCUIElement { XCUIElement() }
  public var firstMatch: XCUIElement { XCUIElement() }
  public var buttons: XCUIElementQuery { self }
  public func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
}

@MainActor public final class XCUIApplication: XCUIElement {
  public override init() {}
  public var launchArguments: [String] = []
  public func launch() {}
  public func activate() {}
  public func open(_ url: URL) {}
}

@MainActor public enum XCTContext {
  public static func runActivity<T>(named name: String, block: @MainActor (Int) throws -> T) rethrows -> T {
    try block(0)
  }
}

public func XCTAssertTrue(
  _ value: Bool, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertFalse(
  _ value: Bool, _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {}

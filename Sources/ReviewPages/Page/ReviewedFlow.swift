import Diagnostics
import Diagrams
import FlowModel
import Localization

/// A flow on a review page, with its diagrams and graphs.
public struct ReviewedFlow: Sendable {
  /// A flow's diagram on a device.
  public struct Diagram: Sendable {
    /// The content of a diagram.
    public enum Content: Sendable {
      /// An SVG by Graphviz.
      case svg([UInt8])
      /// The reason why there is no diagram, as a sentence.
      case missing(Message)
    }

    /// The device.
    public var device: Device
    /// The content.
    public var content: Content
    /// Whether it shows tabs and tasks instead of screens.
    public var isOverview: Bool
    /// What its elements stand for, or nil if they react to nothing.
    public var places: DiagramPlaces?
    /// The findings that it marks.
    public var findings: [Diagnostic]

    /// Creates a diagram.
    public init(
      device: Device, content: Content, isOverview: Bool = false, places: DiagramPlaces? = nil,
      findings: [Diagnostic] = []
    ) {
      self.isOverview = isOverview
      self.places = places
      self.findings = findings
      self.device = device
      self.content = content
    }
  }

  /// A picture of a task, which only paper shows.
  public struct TaskPicture: Sendable {
    /// The task.
    public var task: TaskID
    /// An SVG by Graphviz.
    public var svg: [UInt8]

    /// Creates a picture.
    public init(task: TaskID, svg: [UInt8]) { (self.task, self.svg) = (task, svg) }
  }

  /// The flow.
  public var flow: Flow
  /// The diagrams on each device: of a large flow, an overview before the diagram of all screens.
  public var diagrams: [Diagram]
  /// The pictures of tasks, which a printed page has after the diagrams.
  public var taskPictures: [TaskPicture] = []
  /// The screens, by the names of their nodes in the diagrams.
  public var nodes: [String: ScreenID]
  /// The pictures of screens, as data URIs by the name of the screen.
  public var pictures: [String: String]
  /// The sentences about pictures that are left out.
  public var missingPictures: [Message]
  /// The reachable graph on each device; empty for a fragment, which cannot be launched.
  public var graphs: [ReachableGraph]

  /// Creates a flow for a page.
  public init(
    flow: Flow, diagrams: [Diagram], nodes: [String: ScreenID], graphs: [ReachableGraph],
    pictures: [String: String] = [:], missingPictures: [Message] = []
  ) {
    self.flow = flow
    self.diagrams = diagrams
    self.nodes = nodes
    self.graphs = graphs
    self.pictures = pictures
    self.missingPictures = missingPictures
  }
}

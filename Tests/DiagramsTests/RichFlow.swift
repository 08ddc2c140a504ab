import FlowModel

/// A flow with most kinds of elements that a diagram can show.
enum RichFlow {
  static func make() -> Flow {
    var sketch = FlowSketch("Travel")
    sketch.setDevices([.phone, .pad])
    sketch.addVariable("session", ["on", "off"])
    for name in ["Trips", "Search", "Profile", "Trip", "SignIn", "Compose", "Photos", "Terms"] {
      sketch.addScreen(name)
    }
    sketch.addScreen("Delete", title: "Delete this trip?", kind: .actionSheet)
    sketch.addScreen("Picker", title: "Photos", kind: .system)
    sketch.addScreen("Review")
    sketch.addScreen("Options")
    sketch.addTask(
      "compose", title: "Plan a trip", presentation: .fullScreen,
      screens: ["Compose", "Photos", "Review"].map(sketch.screen))
    sketch.addTask("signIn", title: "Sign in", screens: [sketch.screen("SignIn")])
    sketch.addRoot(tabs: ["Trips", "Search", "Profile"].map(sketch.screen), name: "main")
    sketch.addRoot(.task(Located(sketch.task("signIn"), at: .beginning(of: .init(0))), then: nil), name: "signIn")
    let planned = sketch.outcome("planned")
    let signedIn = sketch.outcome("signedIn")
    sketch.act("Trip", on: "Trips", .push(sketch.screen("Trip")))
    let then = sketch.then(planned, [.push(sketch.screen("Trip"))])
    sketch.act("Plan", on: "Trips", .start(sketch.task("compose"), Step.PresentationOptions(), then: then))
    sketch.actOnRoot("Quick plan", .start(sketch.task("compose"), Step.PresentationOptions(), then: nil))
    sketch.act("Delete", on: "Trip", .present(sketch.screen("Delete"), Step.PresentationOptions()))
    sketch.act("Yes", on: "Delete", .pop(.root))
    sketch.act("Edit", on: "Trip", .push(sketch.screen("Trip")))
    sketch.act(
      "Options", on: "Trip", .present(sketch.screen("Options"), Step.PresentationOptions(style: .plain(.popover))))
    sketch.act("Result", on: "Search", .tab(sketch.screen("Trips")), .push(sketch.screen("Trip")))
    sketch.act("Sign out", on: "Profile", .root(RootID(1)))
    sketch.either("Sign in", on: "SignIn", [("right", [.complete(signedIn), .root(RootID(0))]), ("wrong", [.stay])])
    sketch.act("Photo", on: "Compose", .present(sketch.screen("Picker"), Step.PresentationOptions()))
    sketch.act("Next", on: "Compose", .push(sketch.screen("Photos")))
    sketch.act("Next", on: "Photos", .replace(sketch.screen("Review")))
    sketch.act("Done", on: "Review", .complete(planned))
    sketch.act("Loaded", on: "Review", by: .arrival, .present(sketch.screen("Terms"), Step.PresentationOptions()))
    sketch.act(
      "Terms", onTask: "compose", except: ["Review"], .present(sketch.screen("Terms"), Step.PresentationOptions()))
    sketch.act("Close", onTask: "compose", .complete(.cancelled))
    sketch.override(.swipeDown, on: "Terms", .present(sketch.screen("Delete"), Step.PresentationOptions()))
    sketch.addEntry(
      "Trip shared", [("", [.dismiss(.all), .tab(sketch.screen("Trips")), .push(sketch.screen("Trip"))])])
    sketch.addEntry("Session expires", [("", [.root(RootID(1))])])
    return sketch.flow
  }
}

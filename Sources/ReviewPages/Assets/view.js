const groups = [
  ["Tap", (trigger) => trigger[0] === "tap" && !trigger[6]],
  ["Offered by the root", (trigger) => trigger[0] === "tap" && trigger[6]],
  ["On arrival, one of", (trigger) => trigger[0] === "arrival"],
  ["Gestures", (trigger) => trigger[0] === "gesture" && trigger[7] < 0], ["Tab bar", (trigger) => trigger[7] >= 0],
  ["By the system, without a tap", (trigger) => trigger[0] === "system"], ["From outside", (trigger) => trigger[0] === "entry"],
];

class View extends RenderingView {
  constructor(section) {
    super();
    this.section = section;
    this.graphs = graphs.filter((graph) => graph.section === section.id);
    const parts = [...section.querySelectorAll("[data-part]")];
    this.part = Object.fromEntries(parts.map((each) => [each.dataset.part, each]));
    const { device, launch, undo, again, stage, step, copy, copyTest, play } = this.part;
    device.append(...this.graphs.map((graph, place) => make("option", { value: place }, graph.deviceName)));
    device.closest("label").hidden = this.graphs.length < 2;
    device.onchange = () => this.begin(this.graphs[device.value], 0);
    launch.onchange = () => this.begin(this.walk.graph, +launch.value);
    undo.onclick = () => this.undo();
    again.onclick = () => this.begin(this.walk.graph, this.walk.launch);
    play.onclick = () => this.play();
    step.oninput = () => { this.walk.length = +step.value; this.notify(); this.render(); };
    step.onchange = () => this.push();
    copy.onclick = () => this.copy(this.walk.scenario, sentence`Paste it into the flow file.`);
    copyTest.onclick = () => this.copy(maestroTest(this.walk), sentence`Save it beside the folder steps, which navflow tests writes.`);
    this.part.areas.onclick = ({ target }) => target === this.part.areas && this.showAreas();
    this.finder = new Finder(this);
    if (this.part.noteForm) this.listenToNotes();
    section.addEventListener("keydown", (event) => this.press(event));
    stage.hidden = false;
    this.part.without.hidden = true;
    this.start(this.graphs.find((graph) => graph.isFirst) ?? this.graphs[0], 0);
    this.listenToPictures();
    this.render();
  }

  /* ---- input ---- */

  start(graph, launch) {
    if (this.walk?.graph !== graph) {
      this.walk = new Walk(graph, launch);
      this.finder.clear();
      const option = ({ shown }, place) => make("option", { value: place },
        shown.map(([variable, value]) => `${text(variable)} = ${text(value)}`).join(", ") || word("the defaults"));
      const options = graph.launches.map(option), isChosen = (_, place) => graph.launches[place].isChosen;
      const chosen = options.filter(isChosen);
      this.part.launch.replaceChildren(...options.filter((_, place) => !isChosen(_, place)),
        ...(chosen.length ? [make("optgroup", { label: word("Chosen values") }, chosen)] : []));
      this.part.launch.closest("label").hidden = graph.launches.length < 2;
    }
    this.walk = new Walk(graph, launch);
    this.part.device.value = this.graphs.indexOf(graph);
    this.part.launch.value = launch;
    this.notify();
  }
  begin(graph, launch) { this.start(graph, launch); this.moved([phrase`Launched.`, " "]); }
  take(offer) {
    this.stop();
    const trigger = this.walk.trigger(offer);
    if (offer.at(-2) < 0) return this.notifyBeyond(offer);
    this.notify();
    this.walk.take(offer);
    this.moved([phrase`${describe(trigger)}.`, " "]);
  }
  /* Goes through the taps again from the launch, one after the other. */
  play() {
    this.stop();
    this.walk.length = 0;
    this.render();
    this.showPhone();
    this.playing = setInterval(() => {
      if (this.walk.length >= this.walk.moves.length - 1) return this.stop();
      this.walk.length += 1;
      this.moved([]);
    }, 1200);
  }
  /* Scrolls to the screen in front unless all of it is in sight, so that a reader sees it change. */
  showPhone() {
    const { top, bottom } = this.part.phone.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) this.part.phone.scrollIntoView();
  }
  stop() { clearInterval(this.playing); }
  undo() {
    this.stop();
    if (!this.walk.length) return this.say(phrase`This is the launch; there is nothing to undo.`);
    const undone = this.walk.move;
    this.walk.length -= 1;
    this.notify();
    this.moved([phrase`Undone: ${describe(this.walk.trigger(undone))}.`, " "], true);
  }
  press(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target.matches("select, input, textarea")) return;
    const button = this.section.querySelector(`button[aria-keyshortcuts="${CSS.escape(event.key)}"]`);
    if (!button || event.repeat) return;
    event.preventDefault();
    button.click();
  }
  /* Follows the taps of an address as far as possible, and reports the one that is not offered. */
  follow(field, staysPut) {
    this.stop();
    const device = field.device && decode(field.device), given = split(field.given), taps = split(field.taps);
    const graph = this.graphs.find((each) => (device ? each.device === device : each.isFirst));
    const launch = graph ? graph.launches.findIndex((each) => join(each.given) === join(given)) : -1;
    const before = this.walk;
    this.start(graph ?? this.graphs[0], Math.max(launch, 0));
    if (!graph) this.notify(phrase`This page holds no walk on ${show(device ?? sentence`the flow’s first device`)}.`);
    else if (launch < 0) this.notify(phrase`This page holds no launch with ${show(given.join(", ") || sentence`the defaults`)}.`);
    else this.followTaps(taps);
    this.keepLater(before);
    this.render();
    if (staysPut) return;
    if (!this.isInSight()) this.section.scrollIntoView();
    this.part.front.focus({ preventScroll: true });
  }
  /* Returns whether the screen in front can be seen, and not only its name, so that a link need not move the page. */
  isInSight() {
    const { top, bottom } = this.part.front.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight * 0.6;
  }
  /* Makes the taps of the other version's walk that this version offers, skips the others, and returns the walk. */
  mirror({ graph, launch, length, moves }) {
    const own = this.graphs.find((each) => each.device === graph.device) ?? this.graphs[0];
    const given = join(graph.launches[launch].given);
    this.start(own, Math.max(0, own.launches.findIndex((each) => join(each.given) === given)));
    for (const move of moves.slice(1)) this.walk.takeOrSkip(move.skipped ?? graph.triggers[move[0]]);
    this.walk.length = length;
    return this.walk;
  }
  /* Keeps the later taps of a walk after a link to one of its steps. */
  keepLater(walk) {
    const { length } = this.walk;
    if (length >= walk.moves.length || walk.address(length) !== this.walk.address()) return;
    this.walk = walk;
    walk.length = length;
  }
  followTaps(taps) {
    for (const [place, tap] of taps.entries()) {
      const offer = this.walk.named(tap);
      if (offer && offer.at(-2) < 0) return this.notifyBeyond(offer, taps.length - place - 1);
      const other = !offer && this.twin?.mirror(this.walk).named(tap);
      if (other) {
        this.walk.takeOrSkip(this.twin.walk.trigger(other));
        continue;
      }
      if (!offer) {
        const reason = this.walk.reason(tap), count = plural(taps.length, "tap");
        const isKnown = reason || this.walk.graph.triggers.some((trigger) => trigger[3] === tap);
        const made = place ? phrase`only the first ${place} can be made` : phrase`none can be made`;
        return this.notify(phrase`This address names ${count}, and ${made}:`, " ", phrase`${show(tap)} is not offered here`,
          reason ? [": ", make("bdi", {}, reason)] : isKnown ? "" : phrase`, and nothing in the flow has this name`, phrase`.`);
      }
      this.walk.take(offer);
    }
  }

  /* ---- messages ---- */

  say(...words) { this.part.live.replaceChildren(...words.flat(Infinity)); }
  notify(...words) {
    this.part.notice.replaceChildren(...words.flat(Infinity));
    this.part.notice.hidden = !words.length;
  }
  notifyBeyond(offer, rest = 0) {
    const { graph } = this.walk, front = show(graph.screens[-1 - offer.at(-2)][0]);
    const path = Paths.of(graph).to(-1 - offer.at(-2));
    const link = path && make("a", { href: path.address() }, phrase`the shortest path to ${front.cloneNode(true)}`);
    this.notify(phrase`This page has only ${plural(graph.count, "configuration")}.`, " ",
      phrase`${describe(this.walk.trigger(offer))} leads to another one, with ${front} in front`,
      rest ? phrase`, and ${plural(rest, "tap")} more follow` : "",
      phrase`. Continue in a terminal with ${make("code", {}, this.walk.command([offer]))}`,
      path ? [" ", phrase`– or in this page by ${link}, ${plural(path.length, "tap")} from the launch`] : "", phrase`.`);
  }
  moved(words, staysPut) {
    const hadFocus = this.section.contains(document.activeElement);
    const events = staysPut ? [] : this.eventsOf(this.walk.move).map((each) => [phrase`${each}.`, " "]);
    this.say(words, this.inFront, events);
    this.render();
    this.twin?.say(this.twin.inFront);
    if (hadFocus && !this.section.contains(document.activeElement)) this.part.front.focus({ preventScroll: true });
    this.push();
  }
  push() {
    if (location.hash === this.walk.address()) return;
    try { history.pushState(null, "", this.walk.address()); } catch { /* a frame that may not navigate */ }
  }
  async copy(content, advice) {
    const { copied, copying, scenario } = this.part;
    scenario.value = content;
    copied.hidden = false;
    try {
      await navigator.clipboard.writeText(content);
      copying.textContent = sentence`Copied.` + " " + advice;
    } catch {
      scenario.focus();
      scenario.select();
      copying.textContent = sentence`The browser does not let this page copy. Copy the selected text.` + " " + advice;
    }
  }
  get inFront() { return [phrase`In front: ${pair(this.walk.front())}, ${this.position}.`, " "]; }
  get position() {
    const [, , tabs, modal] = this.walk.node, { layers } = this.walk.graph;
    const layer = layers[modal.length ? modal.at(-1) : tabs[this.walk.node[1]]];
    return (layer[3] ?? word("root")) + (layer[2].length > 1 ? sentence`, ${layer[2].length} screens on its stack` : "");
  }
  eventsOf(move) {
    const events = move.filter((_, at) => at % 3 === 2).flatMap((place) => this.walk.graph.events[place] ?? []);
    return events.map(([isTrouble, subject, words]) => [isTrouble ? "✗ " : "", show(subject), " ", words]);
  }
}

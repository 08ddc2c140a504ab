/// The part of the script that shows a walk.
enum WalkView {
  /// The class `View`, with one instance for each flow of the page.
  static let source = #"""
    const groups = [
      ["Tap", (trigger) => trigger[0] === "tap" && !trigger[6]],
      ["Offered by the root", (trigger) => trigger[0] === "tap" && trigger[6]],
      ["On arrival, one of", (trigger) => trigger[0] === "arrival"],
      ["Gestures", (trigger) => trigger[0] === "gesture" && trigger[7] < 0], ["Tab bar", (trigger) => trigger[7] >= 0],
      ["By the system, without a tap", (trigger) => trigger[0] === "system"], ["From outside", (trigger) => trigger[0] === "entry"],
    ];

    class View {
      constructor(section) {
        this.section = section;
        this.graphs = graphs.filter((graph) => graph.section === section.id);
        const parts = [...section.querySelectorAll("[data-part]")];
        this.part = Object.fromEntries(parts.map((each) => [each.dataset.part, each]));
        const { device, launch, undo, again, stage, step, copy, copyTest } = this.part;
        device.append(...this.graphs.map((graph, place) => make("option", { value: place }, graph.device)));
        device.closest("label").hidden = this.graphs.length < 2;
        device.onchange = () => this.begin(this.graphs[device.value], 0);
        launch.onchange = () => this.begin(this.walk.graph, +launch.value);
        undo.onclick = () => this.undo();
        again.onclick = () => this.begin(this.walk.graph, this.walk.launch);
        step.oninput = () => { this.walk.length = +step.value; this.notify(); this.render(); };
        step.onchange = () => this.push();
        copy.onclick = () => this.copy(this.walk.scenario, sentence`Paste it into the flow file.`);
        copyTest.onclick = () => this.copy(maestroTest(this.walk), sentence`Save it beside the folder steps, which navflow tests writes.`);
        this.part.areas.onclick = ({ target }) => target === this.part.areas && this.showAreas();
        this.finder = new Finder(this);
        section.addEventListener("keydown", (event) => this.press(event));
        stage.hidden = false;
        this.part.without.hidden = true;
        this.start(this.graphs.find((graph) => graph.isFirst) ?? this.graphs[0], 0);
        this.render();
      }

      /* ---- input ---- */

      start(graph, launch) {
        if (this.walk?.graph !== graph) {
          this.walk = new Walk(graph, launch);
          this.finder.clear();
          this.part.launch.replaceChildren(...graph.launches.map(({ shown }, place) => make("option", { value: place },
            shown.map(([variable, value]) => `${text(variable)} = ${text(value)}`).join(", "))));
          this.part.launch.closest("label").hidden = graph.launches.length < 2;
        }
        this.walk = new Walk(graph, launch);
        this.part.device.value = this.graphs.indexOf(graph);
        this.part.launch.value = launch;
        this.notify();
      }
      begin(graph, launch) { this.start(graph, launch); this.moved([phrase`Launched.`, " "]); }
      take(offer) {
        const trigger = this.walk.trigger(offer);
        if (offer.at(-2) < 0) return this.notifyBeyond(offer);
        this.notify();
        this.walk.take(offer);
        this.moved([phrase`${describe(trigger)}.`, " "]);
      }
      undo() {
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
      follow(field) {
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
        this.section.scrollIntoView();
        this.part.front.focus({ preventScroll: true });
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
        return word(layer[0] ?? "root") + (layer[2].length > 1 ? sentence`, ${layer[2].length} screens on its stack` : "");
      }
      eventsOf(move) {
        const events = move.filter((_, at) => at % 3 === 2).flatMap((place) => this.walk.graph.events[place] ?? []);
        return events.map(([isTrouble, subject, words]) => [isTrouble ? "✗ " : "", show(subject), " ", words]);
      }

      /* ---- rendering ---- */

      render() {
        this.twin?.mirror(this.walk);
        this.show();
        this.twin?.show();
        this.onRender?.();
      }
      show() {
        const { part, walk } = this, { graph, node } = walk;
        part.front.replaceChildren(...pair(walk.front()).flat());
        part.position.textContent = this.position;
        this.renderPicture();
        this.renderOffers();
        this.renderAreas();
        this.renderLayers();
        part.tasks.replaceChildren(...(node[4].length
          ? node[4].flatMap((task, place) => [word(place ? ", in it" : "Running:"), " ", ...pair(graph.tasks[task]).flat()])
          : phrase`No task runs.`));
        part.state.replaceChildren(...graph.variables.flatMap(([variable, values], place) =>
          [make("dt", {}, show(variable)), make("dd", {}, show(values[graph.states[node[5]][place]]))]));
        part.refused.replaceChildren(...node[7].map((place) =>
          make("li", {}, show(graph.refusals[place][0]), ": ", make("bdi", {}, graph.refusals[place][1]))));
        part.why.hidden = !node[7].length;
        part.trail.replaceChildren(...walk.moves.slice(0, walk.length + 1).map((move, place) => this.trailItem(move, place)));
        part.command.textContent = walk.command();
        this.renderStep();
        part.copied.hidden = true;
        part.copying.textContent = "";
        part.undo.setAttribute("aria-disabled", !walk.length);
        this.markPicture();
      }
      renderOffers() {
        const { walk, part } = this;
        const lists = groups.map(([title, belongs]) => [title, walk.offers.filter((offer) => belongs(walk.trigger(offer)))])
          .filter(([, offers]) => offers.length);
        let number = 0;
        this.numbers = new Map();
        part.offers.replaceChildren(...lists.map(([title, offers]) => make("div",
          { class: title === "Tab bar" ? "tabs" : null }, make("h5", {}, word(title)),
          make("ul", {}, offers.map((offer) => {
            this.numbers.set(offer, ++number);
            return make("li", {}, this.button(offer, number));
          })))));
        if (!lists.length) part.offers.append(make("p", {}, phrase`Nothing can happen any more.`));
      }
      button(offer, number) {
        const trigger = this.walk.trigger(offer), [root, selected] = this.walk.node, { graph } = this.walk;
        const isSelected = trigger[7] === graph.columns[root][selected][0];
        const label = trigger[7] < 0 ? describe(["tap", trigger[1], trigger[2]])
          : pair(graph.screens[graph.roots[root][trigger[7]]]);
        const button = make("button", { type: "button", class: offer.at(-2) < 0 ? "beyond" : null, "aria-keyshortcuts": number < 10 ? number : null,
          "aria-current": isSelected ? "true" : null },
          number < 10 ? make("kbd", { "aria-hidden": "true" }, number) : [],
          make("span", {}, label, isSelected ? make("small", {}, " ", phrase`selected`) : [],
            this.isOnlyHere(trigger) ? make("small", {}, " – ", phrase`only in this version`) : [],
            offer.at(-2) < 0 ? make("small", {}, " → ", show(graph.screens[-1 - offer.at(-2)][0]), ", ", phrase`beyond this page`) : []));
        button.onclick = () => this.take(offer);
        return button;
      }
      /* Returns whether the other version shows the same, but does not offer a tap. */
      isOnlyHere(trigger) {
        const other = this.twin?.walk;
        return other && other.view() === this.walk.view() && !other.named(shared(trigger));
      }
      renderLayers() {
        const { graph, node: [root, selected, tabs, modal] } = this.walk;
        const item = (place, word, kind) => make("li", { class: "layer " + kind },
          make("span", { class: "style" }, word), make("ol", { class: "stack" },
            graph.layers[place][2].toReversed().map((screen) => make("li", {}, pair(graph.screens[screen])))));
        const names = graph.roots[root];
        const columns = graph.columns[root];
        const stackName = (stack) => (columns[stack][1] >= 0 ? phrase`column ${show(graph.screens[columns[stack][1]][0])}`
          : names.length ? phrase`tab ${show(graph.screens[names[columns[stack][0]]][0])}` : phrase`root`);
        const isBeside = (stack) => columns[stack][1] >= 0 && columns[stack][0] === columns[selected][0];
        const above = modal.toReversed().map((place) => {
          const [style, isAside] = graph.layers[place];
          return item(place, word(style) + (isAside ? sentence`, set aside` : ""), isAside ? "modal aside" : "modal");
        });
        const beside = [...tabs.keys()].filter((stack) => stack === selected || isBeside(stack));
        const visible = beside.map((stack) => item(tabs[stack],
          [...stackName(stack), beside.length > 1 && stack === selected ? phrase`, in use` : ""], "root"));
        this.part.layers.replaceChildren(...above, ...visible);
        const others = [...tabs.keys()].filter((stack) => !beside.includes(stack));
        this.part.tabs.replaceChildren(...others.map((stack) => item(tabs[stack], stackName(stack), "elsewhere")));
        this.part.others.hidden = !others.length;
      }
      renderPicture() {
        const { part: { shot }, walk: { graph, place } } = this, picture = graph.pictures[frontOf(graph, place)];
        shot.hidden = picture < 0;
        if (picture < 0) return shot.removeAttribute("src");
        shot.src = pictures[picture];
        shot.alt = sentence`The picture of ${text(this.walk.front()[0])}`;
      }
      renderStep() {
        const { part: { step, count }, walk } = this, last = walk.moves.length - 1;
        step.max = last;
        step.value = walk.length;
        step.disabled = !last;
        const name = (part) => text(part) ?? "";
        const [kind, label, result] = walk.length ? walk.trigger(walk.move) : ["launch", word("launch"), null];
        const words = name(label) + (result === null ? "" : ": " + name(result));
        const position = sentence`${walk.length} of ${last}`;
        step.setAttribute("aria-valuetext", sentence`${position}: ${words}, in front: ${name(walk.front()[0])}`);
        count.textContent = position;
      }
      trailItem(move, place) {
        const { walk } = this, isLast = place === walk.length;
        const link = make("a", { href: walk.address(place), "aria-current": isLast ? "step" : null },
          place ? describe(walk.trigger(move)) : word("launch"));
        if (move.skipped) return make("li", {}, link, " – ", move.why);
        return make("li", {}, link, " → ", pair(walk.front(move.at(-2))),
          this.eventsOf(move).map((each) => make("span", { class: "event" }, each)));
      }
      /* Outlines the screen in front in the diagram, and scrolls to it. */
      markPicture() {
        const { graph } = this.walk;
        const figures = [...document.querySelectorAll(`[data-picture^="${graph.flowId}-"]`)];
        for (const figure of figures) figure.hidden = figures.length > 1 && figure.dataset.picture !== graph.picture;
        for (const each of figures.flatMap((figure) => [...figure.querySelectorAll(".here")])) each.classList.remove("here");
        const here = document.getElementById(`${graph.picture}-screen-${graph.screens.indexOf(this.walk.front())}`);
        if (!here) return;
        here.classList.add("here");
        const frame = here.closest(".scroll"), a = frame.getBoundingClientRect(), b = here.getBoundingClientRect();
        frame.scrollBy(b.left - a.left - (a.width - b.width) / 2, b.top - a.top - (a.height - b.height) / 2);
      }
    }

    """#
}

class RenderingView {
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
      make("li", {}, phrase`${show(graph.refusals[place][0])}: ${make("bdi", {}, graph.refusals[place][1])}`)));
    part.why.hidden = !node[7].length;
    part.trail.replaceChildren(...walk.moves.slice(0, walk.length + 1).map((move, place) => this.trailItem(move, place)));
    part.command.textContent = walk.command();
    this.renderStep();
    part.copied.hidden = true;
    part.copying.textContent = "";
    part.undo.setAttribute("aria-disabled", !walk.length);
    this.markPicture();
    if (part.noteForm) this.renderNoteForm();
  }
  renderOffers() {
    const { walk, part } = this, columns = this.columns;
    const isBeside = (offer) => columns.length > 1 && walk.trigger(offer)[0] === "tap" && !walk.trigger(offer)[6];
    const lists = groups.map(([title, belongs]) =>
      [title, walk.offers.filter((offer) => belongs(walk.trigger(offer)) && !isBeside(offer))]).filter(([, offers]) => offers.length);
    let number = 0;
    this.numbers = new Map();
    const buttons = (offers) => make("ul", {}, offers.map((offer) => {
      this.numbers.set(offer, ++number);
      return make("li", {}, this.button(offer, number));
    }));
    part.split.replaceChildren(...columns.map((stack) => this.column(stack, buttons(this.offersOf(stack)))));
    part.split.hidden = !columns.length;
    part.phone.classList.toggle("wide", columns.length > 1);
    part.offers.replaceChildren(...lists.map(([title, offers]) => make("div",
      { class: title === "Tab bar" ? "tabs" : null }, make("h5", {}, word(title)), buttons(offers))));
    if (!walk.offers.length) part.offers.append(make("p", {}, phrase`Nothing can happen any more.`));
  }
  /* The stacks of the columns side by side; none on a single stack, or under a layer. */
  get columns() {
    const { graph, node: [root, selected, tabs, modal] } = this.walk, columns = graph.columns[root];
    if (modal.length || columns[selected][1] < 0) return [];
    return [...tabs.keys()].filter((stack) => columns[stack][0] === columns[selected][0]);
  }
  /* The taps on the front screen of a column. */
  offersOf(stack) {
    const { walk } = this, selected = walk.node[1];
    return walk.offers.filter((offer) => {
      const [kind, , , , , , isFromRoot] = walk.trigger(offer), host = walk.trigger(offer)[10];
      return kind === "tap" && !isFromRoot && (host < 0 ? selected : host) === stack;
    });
  }
  column(stack, buttons) {
    const { graph, node: [, selected, tabs] } = this.walk, screens = graph.layers[tabs[stack]][2];
    return make("div", { class: "column", role: "group", "aria-current": stack === selected ? "true" : null },
      make("h5", {}, show(graph.screens[screens.at(-1)][0])), buttons);
  }
  button(offer, number) {
    const trigger = this.walk.trigger(offer), [root, selected] = this.walk.node, { graph } = this.walk;
    const isSelected = trigger[7] === graph.columns[root][selected][0];
    const label = trigger[7] < 0 ? describe(["tap", trigger[1], trigger[2]])
      : make("span", { class: "title" }, show(graph.tabs[root][trigger[7]]));
    const button = make("button", { type: "button", class: offer.at(-2) < 0 ? "beyond" : null, "aria-keyshortcuts": number < 10 ? number : null,
      "aria-current": isSelected ? "true" : null },
      number < 10 ? make("kbd", { "aria-hidden": "true" }, number) : [],
      make("span", {}, label, isSelected ? make("small", {}, " ", phrase`selected`) : [],
        this.isOnlyHere(trigger) ? make("small", {}, " – ", phrase`only in this version`) : [],
        offer.at(-2) < 0 ? make("small", {}, " → ", show(graph.screens[-1 - offer.at(-2)][0]), phrase`, `, phrase`beyond this page`) : []));
    button.onclick = () => this.take(offer);
    return button;
  }
  /* Returns whether the other version shows the same, but does not offer a tap. */
  isOnlyHere(trigger) {
    const other = this.twin?.walk;
    return other && other.view() === this.walk.view() && !other.named(shared(trigger));
  }
  renderLayers() {
    const { graph, node: [root, selected, tabs, modal] } = this.walk, columns = graph.columns[root];
    const stackOf = (place) => make("ol", { class: "stack" },
      graph.layers[place][2].toReversed().map((screen) => make("li", {}, pair(graph.screens[screen]))));
    const item = (place, word, kind) => make("li", { class: "layer " + kind, "data-style": graph.layers[place][0] },
      make("span", { class: "style" }, word), stackOf(place));
    const stackName = (stack) => (columns[stack][1] >= 0 ? phrase`column ${show(graph.screens[columns[stack][1]][0])}`
      : graph.tabs[root].length ? phrase`tab ${show(graph.tabs[root][columns[stack][0]])}` : phrase`root`);
    const isBeside = (stack) => stack === selected || (columns[stack][1] >= 0 && columns[stack][0] === columns[selected][0]);
    const above = modal.toReversed().map((place) => {
      const [, isAside, , style] = graph.layers[place];
      return item(place, style + (isAside ? sentence`, set aside` : ""), isAside ? "modal aside" : "modal");
    });
    const beside = [...tabs.keys()].filter(isBeside);
    const visible = beside.length < 2 ? item(tabs[selected], stackName(selected), "root")
      : make("li", { class: "layer root beside" }, beside.map((stack) => make("div", {},
        make("span", { class: "style" }, stackName(stack), stack === selected ? phrase`, in use` : ""), stackOf(tabs[stack]))));
    this.part.layers.replaceChildren(...above, visible);
    const others = [...tabs.keys()].filter((stack) => !isBeside(stack));
    this.part.tabs.replaceChildren(...others.map((stack) => item(tabs[stack], stackName(stack), "elsewhere")));
    this.part.others.hidden = !others.length;
  }
  renderPicture() {
    const { part: { shot }, walk: { graph, place } } = this, picture = graph.pictures[frontOf(graph, place)];
    shot.hidden = picture < 0;
    this.renderBeneath();
    if (picture < 0) return shot.removeAttribute("src");
    shot.src = pictures[picture];
    shot.alt = sentence`The picture of ${text(this.walk.front()[0])}`;
  }
  /* Shows the dimmed picture of the screen beneath a sheet or a dialog. */
  renderBeneath() {
    const { part: { surface, beneath }, walk: { graph, node: [, selected, tabs, modal] } } = this;
    const style = modal.length ? placeOf[graph.layers[modal.at(-1)][0]] : undefined;
    const below = modal.length > 1 ? modal.at(-2) : tabs[selected];
    const picture = style ? graph.pictures[graph.layers[below][2].at(-1)] : -1;
    beneath.hidden = picture < 0;
    surface.className = picture < 0 ? "surface" : `surface ${style}`;
    if (picture < 0) beneath.removeAttribute("src");
    else beneath.src = pictures[picture];
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
}

Object.assign(View.prototype, {
  /* Draws a button over each area of the picture whose tap is offered now; the smallest ones lie on top. */
  renderAreas() {
    const { part: { screen, shot, areas }, walk } = this, all = walk.graph.areas[frontOf(walk.graph, walk.place)];
    screen.hidden = shot.hidden && !all.length;
    screen.classList.toggle("outline", shot.hidden);
    areas.classList.remove("shown");
    areas.replaceChildren(...all.toSorted((a, b) => b[3] * b[4] - a[3] * a[4]).flatMap((area) => {
      const offer = this.onlyOffer(area[0]);
      if (!offer) return [];
      const number = this.numbers.get(offer);
      const button = make("button", { type: "button", class: "area", "aria-label": number ? `${area[0]} (${number})` : area[0] });
      ["left", "top", "width", "height"].forEach((side, at) => { button.style[side] = `${area[at + 1] / 10}%`; });
      button.onclick = () => this.take(offer);
      return [button];
    }));
  },
  /* Returns the tap with a name, unless it has several results, which are not the user's choice. */
  onlyOffer(name) {
    const exact = this.walk.named(name);
    if (exact) return exact;
    const results = this.walk.offers.filter((offer) => this.walk.trigger(offer)[3].startsWith(`${name}: `));
    return results.length === 1 ? results[0] : null;
  },
  /* Outlines all areas for a second, after a tap beside them. */
  showAreas() {
    this.part.areas.classList.add("shown");
    clearTimeout(this.hiding);
    this.hiding = setTimeout(() => this.part.areas.classList.remove("shown"), 1000);
  }
});

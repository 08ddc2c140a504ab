class Notes {
  constructor(section, embedded) {
    this.key = `navflow notes ${document.title}`;
    const same = (a) => (b) => ["flow", "address", "text"].every((part) => a[part] === b[part]);
    this.all = this.stored;
    for (const note of embedded) if (!this.all.some(same(note))) this.all.push(note);
    this.part = Object.fromEntries([...section.querySelectorAll("[data-notes]")].map((each) => [each.dataset.notes, each]));
    this.part.markdown.onclick = () => this.copy();
    this.part.page.onclick = () => this.save("notes.md", "text/markdown", this.asMarkdown);
    this.part.file.onclick = () => this.save("notes.json", "application/json", this.asFile);
    this.show();
  }
  get stored() { try { return JSON.parse(localStorage.getItem(this.key)) ?? []; } catch { return []; } }
  keep() { try { localStorage.setItem(this.key, JSON.stringify(this.all)); } catch { /* not permitted: the notes last as long as the page */ } }
  add(note) { this.all.push(note); this.keep(); this.show(); }
  remove(note) { this.all.splice(this.all.indexOf(note), 1); this.keep(); this.show(); }
  show() {
    const item = (note) => {
      const gone = make("button", { type: "button" }, phrase`Delete`);
      gone.onclick = () => this.remove(note);
      return make("li", {}, make("p", {}, make("a", { href: note.address }, word(note.about), " ", show(note.name))),
        make("p", { dir: "auto" }, note.text), gone);
    };
    this.part.list.replaceChildren(...(this.all.length ? this.all.map(item) : [make("li", {}, phrase`There is no note yet.`)]));
    for (const part of ["markdown", "page", "file"]) this.part[part].setAttribute("aria-disabled", !this.all.length);
  }
  get asFile() { return JSON.stringify({ navflowNotes: 1, notes: this.all }, null, 2) + "\n"; }
  get asMarkdown() {
    const plain = (name) => name.replace(/[\\`*_{}[\]<>#|]/g, (sign) => "\\" + sign);
    const lines = [`# ${plain(document.title)}`];
    for (const flow of new Set(this.all.map((note) => note.flow))) {
      lines.push("", `## ${plain(flow)}`, "");
      for (const note of this.all.filter((each) => each.flow === flow))
        lines.push(`- **${word(note.about)} ${plain(note.name)}**: ${plain(note.text).replace(/\s*\n\s*/g, " ")} (\`${note.address}\`)`);
    }
    return lines.join("\n") + "\n";
  }
  async copy() {
    const { text, copied, status } = this.part;
    text.value = this.asMarkdown;
    copied.hidden = false;
    try {
      await navigator.clipboard.writeText(text.value);
      status.textContent = sentence`Copied.`;
    } catch {
      text.select();
      status.textContent = sentence`The browser does not let this page copy. Copy the selected text.`;
    }
  }
  save(name, type, content) {
    const link = make("a", { href: URL.createObjectURL(new Blob([content], { type })), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    this.part.status.textContent = sentence`Saved as ${name}.`;
  }
}

Object.assign(View.prototype, {
  listenToNotes() {
    const { noteAdd, noteText, noteStatus, noteAbout } = this.part;
    noteAdd.onclick = () => {
      const written = noteText.value.trim();
      if (!written) return noteText.focus();
      notes.add({ ...this.places[noteAbout.value], text: written });
      noteText.value = "";
      noteStatus.textContent = sentence`The note is in the list below.`;
    };
  },
  /* Offers everything here that a note can be about. */
  renderNoteForm() {
    const { walk, part } = this, { graph } = walk, flow = graph.file, address = walk.address();
    const name = ([, label, result]) => text(label) + (result === null ? "" : ": " + text(result));
    this.places = [{ flow, about: "screen", name: text(walk.front()[0]), address },
      ...(walk.length ? [{ flow, about: "step", name: name(walk.trigger(walk.move)), address }] : []),
      ...walk.offers.map((offer) => ({ flow, about: "tap", name: name(walk.trigger(offer)), address })),
      ...(this.noted ? [this.noted] : [])];
    part.noteAbout.replaceChildren(...this.places.map(({ about, name: what }, place) => make("option", { value: place }, word(about), " ", what)));
    if (this.noted) part.noteAbout.value = this.places.length - 1;
  },
  /* Opens the form for a note about a finding. */
  noteFinding(id) {
    const name = document.querySelector(`#${CSS.escape(id)} .message`).textContent;
    this.noted = { flow: this.walk.graph.file, about: "finding", name, address: `#${id}` };
    this.part.noteForm.open = true;
    this.renderNoteForm();
    this.part.noteText.focus();
  }
});

const noteList = document.querySelector("#notes [data-notes]") && document.getElementById("notes");
const notes = noteList && new Notes(noteList, savedNotes);
for (const figure of document.querySelectorAll("figure[data-picture]")) new Zoom(figure);
const views = [...document.querySelectorAll(".walk")].map((section) => new View(section));

// The page contains each picture once, and the frames of strips refer to it.
for (const image of document.querySelectorAll("image[data-shot]")) {
  const [, flow, screen] = image.dataset.shot.match(/^(.*)-(\d+)$/);
  image.setAttribute("href", pictures[graphs.find(({ flowId }) => flowId === flow).pictures[screen]]);
}

for (const section of document.querySelectorAll(".pair")) pairUp(section, views);

for (const button of document.querySelectorAll("[data-unfold]")) {
  button.hidden = false;
  button.onclick = () => {
    const isFolded = button.dataset.unfold !== "done";
    for (const finding of button.closest(".findings").querySelectorAll("details.finding")) finding.open = isFolded;
    button.dataset.unfold = isFolded ? "done" : "";
    button.textContent = isFolded ? sentence`Fold all` : sentence`Unfold all`;
  };
}

// A folded path would be missing on paper.
addEventListener("beforeprint", () => {
  for (const finding of document.querySelectorAll(".finding, .accepted, .text, .scenarios details")) finding.open = true;
});

// A strip opens at the step where something goes wrong, with the one before it in sight.
const showTrouble = (strip) => {
  const step = [...strip.querySelectorAll(".frame.trouble")].at(-1);
  if (step) strip.scrollLeft += Math.ceil(step.getBoundingClientRect().right - strip.getBoundingClientRect().right) + 1;
};
for (const each of document.querySelectorAll(".finding, .scenarios details")) {
  const strip = each.querySelector(".film") ?? each.parentElement.querySelector(".film");
  if (!strip) continue;
  each.addEventListener("toggle", () => each.open && requestAnimationFrame(() => showTrouble(strip)));
  // The scroll bars of the page come with its fonts and pictures.
  if (each.open) addEventListener("load", () => showTrouble(strip));
}

const openFinding = (id) => {
  const target = document.getElementById(id);
  if (!target) return;
  for (let each = target; each; each = each.parentElement?.closest("details")) each.open = true;
  target.scrollIntoView({ block: "nearest" });
};
const viewOfFinding = (id) => views.find(({ section }) => section.closest(".flow")?.contains(document.getElementById(id))) ?? views[0];
for (const button of document.querySelectorAll("[data-note]")) {
  const view = viewOfFinding(button.dataset.note);
  button.hidden = !view?.part.noteForm;
  button.onclick = () => view.noteFinding(button.dataset.note);
}

let isPlayed = false;  // whether the address comes from a link that plays a scenario
const open = () => {
  const [word, ...fields] = location.hash.slice(1).split("&");
  if (word.startsWith("finding-")) openFinding(word);
  if (word !== "walk" || !views.length) return;
  const field = Object.fromEntries(fields.map((each) => each.split(/=(.*)/s)));
  const flow = field.flow === undefined ? null : decode(field.flow);
  // On a page of one flow, the folder of the project may differ from that of the page where the link was made.
  const base = (path) => path.split("/").at(-1);
  const isNamed = (graph) => (graph.flow === null ? base(graph.file) === base(flow) : graph.flow === flow);
  const view = views.find((each) => flow === null || isNamed(each.graphs[0]));
  (view ?? views[0]).follow(view ? field : {});
  if (isPlayed) view?.play();
  isPlayed = false;
  if (view) return;
  views[0].notify(phrase`This page holds no flow ${show(flow)}: it may have been renamed since the link was made. This is the launch of ${show(views[0].graphs[0].file)}.`);
};
addEventListener("hashchange", open);
addEventListener("click", ({ target }) => {  // a link to the current address causes no hashchange
  const link = target.closest("a[href]");
  isPlayed = link?.classList.contains("play") ?? false;
  if (link?.getAttribute("href") === location.hash) open();
});
open();
})();

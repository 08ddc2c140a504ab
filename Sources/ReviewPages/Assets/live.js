"use strict";
(() => {
const watch = document.getElementById("watch"), [alert, status] = watch.children, key = "navflow watch";
const say = (text) => { status.textContent = text; };
// The texts of the page in its language, as in the script of the walks.
const { phrases } = JSON.parse(document.getElementById("walks").textContent);
const phrase = (english) => phrases[english] ?? english;
const folds = () => ["details[id]", "details:not([id])"].flatMap((all) =>
  [...document.querySelectorAll(all)].map((each, place) => [each, each.id || place]));

const show = (errors) => {
  alert.replaceChildren();
  if (errors.length) list(errors);
  // A link must not lead to a place behind the notice.
  document.documentElement.style.scrollPaddingTop = `${watch.offsetHeight + 16}px`;
};
const list = (errors) => {
  say("");
  const item = (text) => {
    const [first, ...rest] = text.split("\n"), item = Object.assign(document.createElement("li"), { textContent: first });
    if (rest.length) item.append(Object.assign(document.createElement("pre"), { textContent: rest.join("\n") }));
    return item;
  };
  const items = document.createElement("ul"), title = document.createElement("strong");
  title.textContent = phrase("This page shows the last check without errors. The files now have errors:");
  items.append(...errors.slice(0, 5).map(item));
  if (errors.length > 5) items.append(item(phrase("and {s} more, which the terminal shows").replace("{s}", errors.length - 5)));
  alert.append(title, items);
};

const reload = () => {
  const open = Object.fromEntries(folds().map(([each, name]) => [name, each.open]));
  try { sessionStorage.setItem(key, JSON.stringify({ x: scrollX, y: scrollY, open })); } catch { /* not permitted */ }
  location.reload();
};

const restore = () => {
  let kept = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(key));
    sessionStorage.removeItem(key);
  } catch { /* not permitted */ }
  if (!kept) return;
  for (const [each, name] of folds()) each.open = kept.open[name] ?? each.open;
  scrollTo(kept.x, kept.y);
  const isCut = document.querySelector("[data-part=notice]:not([hidden])");
  const walk = !location.hash.startsWith("#walk") ? ""
    : isCut ? ` ${phrase("The walk ends earlier than before:")} ${isCut.textContent}` : ` ${phrase("The walk is where it was.")}`;
  // A text that is there from the start is not announced.
  setTimeout(() => say(phrase("The page was updated, because the files have changed.") + walk), 100);
};

// This script restores the scroll position, so the browser must not do it too.
history.scrollRestoration = "manual";
restore();

const events = new EventSource("/events");
events.onmessage = ({ data }) => {
  const { version, errors } = JSON.parse(data);
  if (version !== watch.dataset.version) return reload();
  if (status.dataset.isLost) { delete status.dataset.isLost; say(""); }
  show(errors);
};
events.onerror = () => {
  status.dataset.isLost = "true";
  say(phrase("navflow watch cannot be reached, so this page no longer follows the files."));
};
})();

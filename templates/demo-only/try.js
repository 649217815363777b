/**
 * Only in the public demos: templates/build.ts adds it, and no ZIP contains it. Inside a template's page it shows the
 * demo with the business name and the theme that the visitor chose there. The name is only ever written as text.
 */
import { breakHeadline } from "./headline.js";
import { plainName } from "./plain-name.js";

if (parent !== window) start();

async function start() {
  const root = document.documentElement;
  const sample = document.querySelector('meta[property="og:site_name"]')?.content ?? "";
  const sampleTitle = document.title;
  /** For each text that was changed: what the template wrote, and what is there instead. */
  const changed = new WeakMap();
  /** The names that headlines show. */
  const headlines = new WeakMap();
  let name = sample;
  let hydrated = false;

  // The page around the demo has these switches.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".skin-switch { display: none }");
  document.adoptedStyleSheets.push(sheet);

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of addedNodes.length > 0 ? addedNodes : [target]) rename(node);
    renameHeadline();
    observer.takeRecords();
  });

  addEventListener("message", ({ origin, source, data }) => {
    // This document is in a sandbox and has no origin; its address has the one of the page around it.
    if (source !== parent || origin !== location.origin || !data?.visitor) return;
    const { name: chosen, theme } = data.visitor;
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    name = plainName(chosen) || sample;
    if (hydrated) show();
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !document.querySelector("dialog[open], :popover-open"))
      tell({ left: true });
  });
  new MutationObserver(() => tell({ theme: root.dataset.theme })).observe(root, {
    attributeFilter: ["data-theme"],
  });
  tell({ ready: true });

  // React compares the page with its own before it takes over. Text that it restores later is renamed by the observer.
  await loaded();
  await idle();
  await idle();
  hydrated = true;
  show();
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["aria-label"],
  });
  addEventListener("resize", renameHeadline);

  function show() {
    rename(document.body);
    renameHeadline();
    observer.takeRecords();
    // A name of one long word must not widen the page.
    document.body.style.overflowWrap = name === sample ? "" : "anywhere";
    document.title = withName(sampleTitle);
    tell({ title: document.title });
  }

  function withName(text) {
    return sample ? text.replaceAll(sample, () => name) : text;
  }

  /** What to write in the place of a text: whoever wrote it, the template's words are kept for the next name. */
  function renamed(key, text) {
    const known = changed.get(key);
    const source = known?.written === text ? known.source : text;
    if (!source.includes(sample)) return text;
    const written = withName(source);
    changed.set(key, { source, written });
    return written;
  }

  function rename(node) {
    if (node instanceof Text) renameText(node);
    if (!(node instanceof Element)) return;
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) renameText(texts.currentNode);
    for (const element of [node, ...node.querySelectorAll("[aria-label]")]) {
      const label = element.getAttribute("aria-label");
      const other = label && renamed(element, label);
      if (other !== label) element.setAttribute("aria-label", other);
    }
  }

  function renameText(text) {
    if (text.parentElement?.closest("script, style")) return;
    const other = renamed(text, text.data);
    if (other !== text.data) text.data = other;
  }

  /** A headline that consists of the name, one line for each word, is broken again to fit. */
  function renameHeadline() {
    const h1 = document.querySelector("h1");
    if (!h1) return;
    const shown = [...h1.children]
      .map((line) => line.textContent.trim())
      .join(" ")
      .trim();
    if (shown !== sample && shown !== headlines.get(h1)) return;
    const { lines, width } = breakHeadline(name, { width: innerWidth, height: innerHeight });
    while (h1.children.length < lines.length) h1.append(h1.children[0].cloneNode(false));
    for (const [at, line] of [...h1.children].entries()) {
      const text = lines[at] ? `${lines[at]} ` : "";
      if (line.textContent !== text) line.textContent = text;
    }
    headlines.set(h1, name);
    root.style.setProperty("--title-lines", String(lines.length));
    root.style.setProperty("--title-width", width.toFixed(2));
  }
}

function tell(news) {
  parent.postMessage({ demo: news }, location.origin);
}

async function loaded() {
  if (document.readyState === "complete") return;
  await new Promise((done) => addEventListener("load", done, { once: true }));
}

/** Safari has no such callback. There, messages that come back at once tell that no work is waiting. */
async function idle() {
  if ("requestIdleCallback" in window)
    return new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  const { port1, port2 } = new MessageChannel();
  for (let calm = 0, turn = 0; calm < 10 && turn < 100; turn += 1) {
    const sent = performance.now();
    await new Promise((done) => {
      port2.onmessage = done;
      port1.postMessage(null);
    });
    calm = performance.now() - sent < 4 ? calm + 1 : 0;
    await new Promise((done) => setTimeout(done, 10));
  }
  port1.close();
}

/**
 * Only in the public demos, not in the ZIP files. Inside the template page, it applies the visitor's business name
 * and theme to the demo. The name is only inserted as text, never as HTML.
 */
import { breakHeadline } from "./headline.js";
import { plainName } from "./plain-name.js";

if (parent !== window) start();

async function start() {
  const root = document.documentElement;
  const sample = document.querySelector('meta[property="og:site_name"]')?.content ?? "";
  const sampleTitle = document.title;
  /** By node: the original text and its replacement. */
  const replacements = new WeakMap();
  /** By heading: the name it shows. */
  const headlines = new WeakMap();
  let name = sample;
  let isHydrated = false;

  // The template page around the demo has its own switch.
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
    // A sandboxed document has no origin, but its URL has the origin of the page around it.
    if (source !== parent || origin !== location.origin || !data?.visitor) return;
    const { name: chosen, theme } = data.visitor;
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    name = plainName(chosen) || sample;
    if (isHydrated) show();
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && !document.querySelector("dialog[open], :popover-open"))
      notifyParent({ left: true });
  });
  new MutationObserver(() => notifyParent({ theme: root.dataset.theme })).observe(root, {
    attributeFilter: ["data-theme"],
  });
  notifyParent({ ready: true });

  // Changing text before hydration would cause a mismatch. The observer replaces text that React restores later.
  await waitForLoad();
  await waitForIdle();
  await waitForIdle();
  isHydrated = true;
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
    // A long word must not widen the page.
    document.body.style.overflowWrap = name === sample ? "" : "anywhere";
    document.title = withName(sampleTitle);
    notifyParent({ title: document.title });
  }

  function withName(text) {
    return sample ? text.replaceAll(sample, () => name) : text;
  }

  /** The text with the visitor's name. Keeps the original, so that another name can replace it. */
  function replaceName(key, text) {
    const previous = replacements.get(key);
    const source = previous?.written === text ? previous.source : text;
    if (!source.includes(sample)) return text;
    const written = withName(source);
    replacements.set(key, { source, written });
    return written;
  }

  function rename(node) {
    if (node instanceof Text) renameText(node);
    if (!(node instanceof Element)) return;
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) renameText(texts.currentNode);
    for (const element of [node, ...node.querySelectorAll("[aria-label]")]) {
      const label = element.getAttribute("aria-label");
      const replaced = label && replaceName(element, label);
      if (replaced !== label) element.setAttribute("aria-label", replaced);
    }
  }

  function renameText(text) {
    if (text.parentElement?.closest("script, style")) return;
    const replaced = replaceName(text, text.data);
    if (replaced !== text.data) text.data = replaced;
  }

  /** Breaks the lines of a headline again if it consists of the name. */
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

function notifyParent(message) {
  parent.postMessage({ demo: message }, location.origin);
}

async function waitForLoad() {
  if (document.readyState === "complete") return;
  await new Promise((done) => addEventListener("load", done, { once: true }));
}

/** Safari has no requestIdleCallback. There, fast message round trips show that the main thread is idle. */
async function waitForIdle() {
  if ("requestIdleCallback" in window)
    return new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  const { port1, port2 } = new MessageChannel();
  for (let fastTurns = 0, turn = 0; fastTurns < 10 && turn < 100; turn += 1) {
    const sentAt = performance.now();
    await new Promise((done) => {
      port2.onmessage = done;
      port1.postMessage(null);
    });
    fastTurns = performance.now() - sentAt < 4 ? fastTurns + 1 : 0;
    await new Promise((done) => setTimeout(done, 10));
  }
  port1.close();
}

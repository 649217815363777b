/**
 * Written into every built page. Scripts only make a page interactive: they are fetched once it has been painted, or
 * as soon as somebody touches it, and a click that came too early is repeated when it can be answered.
 */
export function hydrateAfterPaint() {
  const needsNoScript =
    "a, summary, label, input, select, textarea, [popovertarget], form[action] [type=submit]";
  // Held here, so that it is not collected with a message on its way.
  const channel = new MessageChannel();
  const tasks: (() => void)[] = [];
  let missed: HTMLElement | undefined;
  let hydrated = false;

  channel.port1.onmessage = () => tasks.shift()?.();

  // Not a timer: those are slowed down in a tab that nobody looks at.
  function inOwnTask(task: () => void) {
    tasks.push(task);
    channel.port2.postMessage("");
  }

  async function start() {
    const waiting = document.querySelector<HTMLScriptElement>("script[type=waiting]");
    if (!waiting) return;
    waiting.type = "started";
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=waiting]")];
    for (const link of links) link.rel = "modulepreload";
    // Imported as one, all files would run in one task, and nothing else meanwhile.
    for (const { href } of links.reverse())
      if (!href.includes("entry.client")) await runInOwnTask(href);
    const script = document.createElement("script");
    script.textContent = waiting.textContent;
    script.type = "module";
    document.body.append(script);
  }

  async function runInOwnTask(file: string) {
    // A file that fails is asked for again by the page's own script, which can tell the visitor.
    await import(/* @vite-ignore */ file).catch(() => undefined);
    await new Promise<void>(inOwnTask);
  }

  const isAnswered = (target: HTMLElement) => hydrated && !target.closest("[data-waiting]");

  function keep(click: MouseEvent) {
    const target = click.target as HTMLElement;
    if (isAnswered(target)) return;
    missed = target.closest(needsNoScript) ? undefined : target;
    // A form without an address would reload the page, and forget its query.
    if (missed) click.preventDefault();
  }

  addEventListener("click", keep, true);
  // Once for the page, and again for a part of it whose script comes later.
  addEventListener("hydrated", () => {
    hydrated = true;
    // Not before React is done: only then does it wake up the section that was clicked.
    setTimeout(() => {
      if (!missed || !isAnswered(missed)) return;
      const late = missed;
      missed = undefined;
      late.click();
    });
  });
  const touched = () => {
    document.documentElement.dataset.touched = "";
    start();
    // For a part of the page whose script comes only then (on-first-interaction.ts); not while a finger waits for an answer.
    inOwnTask(() => dispatchEvent(new Event("touched")));
  };
  for (const sign of ["pointerdown", "keydown", "focusin", "scroll"])
    addEventListener(sign, touched, { capture: true, once: true });
  const tellsOfPaint = PerformanceObserver.supportedEntryTypes.includes("paint");
  // A tab in the background is not painted.
  if (document.hidden || !tellsOfPaint) addEventListener("DOMContentLoaded", start);
  else new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  // WebKit, when it is busy, forgets to tell of a paint; Chromium may not paint for as long as a minute.
  addEventListener("load", () => setTimeout(start, 1000));
}

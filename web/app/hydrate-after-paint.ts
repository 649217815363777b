/**
 * Inlined into every prerendered page. Loads the scripts after the first paint or the first interaction, and repeats a
 * click that came before hydration.
 */
export function hydrateAfterPaint() {
  const worksWithoutScript =
    "a, summary, label, input, select, textarea, [popovertarget], form[action] [type=submit]";
  // Kept in scope, so that it is not garbage-collected with a pending message.
  const channel = new MessageChannel();
  const tasks: (() => void)[] = [];
  let missedTarget: HTMLElement | undefined;
  let hydrated = false;

  channel.port1.onmessage = () => tasks.shift()?.();

  // A message instead of a timer, because timers are throttled in background tabs.
  function queueTask(task: () => void) {
    tasks.push(task);
    channel.port2.postMessage("");
  }

  async function start() {
    const pending = document.querySelector<HTMLScriptElement>("script[type=pending]");
    if (!pending) return;
    pending.type = "started";
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=pending]")];
    for (const link of links) link.rel = "modulepreload";
    // One file per task: imported together, they would run as one long task.
    for (const { href } of links.reverse())
      if (!href.includes("entry.client")) await runInOwnTask(href);
    const script = document.createElement("script");
    script.textContent = pending.textContent;
    script.type = "module";
    document.body.append(script);
  }

  async function runInOwnTask(file: string) {
    // The page's own script imports a failed file again and can show the error.
    await import(/* @vite-ignore */ file).catch(() => undefined);
    await new Promise<void>(queueTask);
  }

  const isHydrated = (target: HTMLElement) => hydrated && !target.closest("[data-pending]");

  function saveEarlyClick(click: MouseEvent) {
    const target = click.target as HTMLElement;
    if (isHydrated(target)) return;
    missedTarget = target.closest(worksWithoutScript) ? undefined : target;
    // A form without an action would reload the page and lose its query.
    if (missedTarget) click.preventDefault();
  }

  addEventListener("click", saveEarlyClick, true);
  // Dispatched for the page, and again for a section whose script loads later.
  addEventListener("hydrated", () => {
    hydrated = true;
    // After React has finished, because only then it hydrates the clicked section.
    setTimeout(() => {
      if (!missedTarget || !isHydrated(missedTarget)) return;
      const target = missedTarget;
      missedTarget = undefined;
      target.click();
    });
  });
  const onInteraction = () => {
    document.documentElement.dataset.interacted = "";
    start();
    // Starts the deferred sections (on-first-interaction.ts), in a later task to keep this interaction fast.
    queueTask(() => dispatchEvent(new Event("interacted")));
  };
  for (const type of ["pointerdown", "keydown", "focusin", "scroll"])
    addEventListener(type, onInteraction, { capture: true, once: true });
  const canObservePaint = PerformanceObserver.supportedEntryTypes.includes("paint");
  // A background tab is not painted.
  if (document.hidden || !canObservePaint) addEventListener("DOMContentLoaded", start);
  else new PerformanceObserver(start).observe({ type: "paint", buffered: true });
  // A fallback: WebKit can miss the paint event when busy, and Chromium may not paint for a minute.
  addEventListener("load", () => setTimeout(start, 1000));
}

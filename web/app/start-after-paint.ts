/**
 * Written into every built page. Scripts only make a page interactive: they are fetched once it has been painted, or
 * as soon as somebody touches it, and a click that came too early is repeated when it can be answered.
 */
export function startAfterPaint() {
  const needsNoScript =
    "a, summary, label, input, select, textarea, [popovertarget], form[action] [type=submit]";
  let missed: HTMLElement | undefined;

  function start() {
    const waiting = document.querySelector<HTMLScriptElement>("script[type=waiting]");
    if (!waiting) return;
    for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=waiting]"))
      link.rel = "modulepreload";
    const script = document.createElement("script");
    script.textContent = waiting.textContent;
    script.type = waiting.type = "module";
    document.body.append(script);
  }

  function keep(click: MouseEvent) {
    const target = click.target as HTMLElement;
    missed = target.closest(needsNoScript) ? undefined : target;
    // A form without an address would reload the page, and forget its query.
    if (missed) click.preventDefault();
  }

  addEventListener("click", keep, true);
  addEventListener("hydrated", () => {
    removeEventListener("click", keep, true);
    // Not before React is done: only then does it wake up the section that was clicked.
    setTimeout(() => missed?.click());
  });
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, start, true);
  const tellsOfPaint = PerformanceObserver.supportedEntryTypes.includes("paint");
  // A tab in the background is not painted.
  if (document.hidden || !tellsOfPaint) addEventListener("DOMContentLoaded", start);
  else new PerformanceObserver(start).observe({ type: "paint", buffered: true });
}

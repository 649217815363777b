const WAIT_MS = 250;
const GATHER_MS = 900;
const PX_PER_MS = 0.15;

/** How far the picture has come: it gathers speed, then goes on evenly. */
function distance(ms: number) {
  if (ms <= 0) return 0;
  if (ms < GATHER_MS) return (PX_PER_MS * ms ** 2) / (2 * GATHER_MS);
  return PX_PER_MS * (ms - GATHER_MS / 2);
}

/** Scrolls slowly down to the end, after a moment; returns a stop function. */
export function autoScroll(scroller: HTMLElement) {
  const from = scroller.scrollTop;
  const end = scroller.scrollHeight - scroller.clientHeight;
  const start = performance.now() + WAIT_MS;
  const step = (now: number) => {
    const top = Math.min(end, from + distance(now - start));
    scroller.scrollTop = top;
    if (top < end) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

const DELAY_MS = 250;
const ACCELERATION_MS = 900;
const PX_PER_MS = 0.15;

/** Accelerates first, then moves at a constant speed. */
function getDistance(ms: number) {
  if (ms <= 0) return 0;
  if (ms < ACCELERATION_MS) return (PX_PER_MS * ms ** 2) / (2 * ACCELERATION_MS);
  return PX_PER_MS * (ms - ACCELERATION_MS / 2);
}

/** Scrolls slowly to the end after a short delay. Returns a function that stops it. */
export function autoScroll(scroller: HTMLElement) {
  const from = scroller.scrollTop;
  const end = scroller.scrollHeight - scroller.clientHeight;
  const start = performance.now() + DELAY_MS;
  const step = (now: number) => {
    const top = Math.min(end, from + getDistance(now - start));
    scroller.scrollTop = top;
    if (top < end) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

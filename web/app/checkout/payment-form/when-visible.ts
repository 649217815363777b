/** Once the form's place comes into view, or the buyer begins with the fields above it: the gateway's script is large. */
export function whenVisible(place: HTMLElement, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    // Venmo leads back with its answer in the URL.
    if (location.hash) return resolve();
    const inView = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && needed(),
    );
    const needed = () => {
      inView.disconnect();
      resolve();
    };
    inView.observe(place);
    place.closest("form")?.addEventListener("focusin", needed, { once: true, signal });
    signal.addEventListener("abort", () => inView.disconnect());
  });
}

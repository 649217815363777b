/** Resolves when the payment area is visible or a field of its form is focused. */
export function waitUntilVisibleOrFocused(container: HTMLElement, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    // Venmo returns its result in the URL's hash.
    if (location.hash) return resolve();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && finish(),
    );
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(container);
    container.closest("form")?.addEventListener("focusin", finish, { once: true, signal });
    signal.addEventListener("abort", () => observer.disconnect());
  });
}

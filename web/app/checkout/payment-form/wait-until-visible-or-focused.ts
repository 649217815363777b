/** Resolves when the payment area is visible or the buyer focuses a field of the checkout form. */
export function waitUntilVisibleOrFocused(container: HTMLElement, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    // The hash can contain Venmo's result, which the payment form must read now.
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

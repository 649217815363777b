/** Resolves once somebody is at work on the page, or sees the part that waits: until then nobody can use it. */
export async function onFirstInteraction() {
  if (import.meta.env.SSR || import.meta.env.DEV) return;
  const part = document.querySelector("[data-waiting]");
  // Not the built page: a visitor came here from another one.
  if (!part || "touched" in document.documentElement.dataset) return;
  await new Promise<void>((resolve) => {
    const inView = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && touched(),
      { rootMargin: "-1px 0px" },
    );
    const touched = () => {
      inView.disconnect();
      resolve();
    };
    inView.observe(part);
    addEventListener("touched", touched, { once: true });
  });
}

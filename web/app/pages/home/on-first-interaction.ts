/** Resolves on the first interaction, or when the deferred section scrolls into view. */
export async function onFirstInteraction() {
  if (import.meta.env.SSR || import.meta.env.DEV) return;
  const section = document.querySelector("[data-pending]");
  // Absent after a navigation from another page, which was an interaction.
  if (!section || "interacted" in document.documentElement.dataset) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && finish(),
      { rootMargin: "-1px 0px" },
    );
    const finish = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(section);
    addEventListener("interacted", finish, { once: true });
  });
}

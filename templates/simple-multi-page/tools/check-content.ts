/* Looks for mistakes an editor cannot underline, and says in plain words what to do. */
import { site } from "../site.config.ts";
import { allPages } from "../src/pages.tsx";

/** What must be put right before the pages can be made. Empty when all is well. */
export function contentProblems(): string[] {
  try {
    const paths = allPages().map(({ path }) => path);
    return [...site.menu, ...site.footer.links]
      .filter(({ to }) => to.startsWith("/") && !paths.includes(to.replace(/#.*/, "")))
      .map(
        ({ text, to }) =>
          `site.config.ts: the link "${text}" leads to "${to}", but there is no such page. There are: ${paths.join(", ")}`,
      );
  } catch (error) {
    // A post without a date, a picture that is not there: the sentence says which file.
    return [(error as Error).message];
  }
}

/* Finds mistakes that the type check cannot find. */
import { site } from "../site.config.ts";
import { allPages } from "../src/pages.tsx";

/** What must be fixed before the site can be built. */
export function contentProblems(): string[] {
  try {
    const paths = allPages().map(({ path }) => path);
    return [...site.menu, ...site.footer.links]
      .filter(({ to }) => to.startsWith("/") && !paths.includes(to.replace(/#.*/, "")))
      .map(
        ({ text, to }) =>
          `site.config.ts: the link "${text}" leads to "${to}", which does not exist. Available pages: ${paths.join(", ")}`,
      );
  } catch (error) {
    // For example a post without a date. The message names the file.
    return [(error as Error).message];
  }
}

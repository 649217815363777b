import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { Footer } from "../parts/footer.tsx";
import { Header } from "../parts/header.tsx";
import { SectionList } from "../parts/section-list.tsx";
import { homePage, notFoundPage, type Page } from "./all-pages.ts";
import { NotFound } from "./not-found.tsx";
import { PageText } from "./page-text.tsx";

/** One whole page: header, sections, footer. */
export function App({ page }: { page: Page }) {
  const { sections, extra } = page;
  const hasHero = sections.includes("hero");
  return (
    <>
      <a href="#main" className="skip-link">
        {words.skip}
      </a>
      <Header overHero={sections[0] === "hero"} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {page === homePage && !hasHero && <h1 className="sr-only">{site.name}</h1>}
        {page === notFoundPage && <NotFound />}
        {extra && <PageText page={extra} />}
        <SectionList sections={sections} />
      </main>
      <Footer />
    </>
  );
}

import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import { Footer } from "../parts/footer.tsx";
import { Header } from "../parts/header.tsx";
import { SectionList } from "../parts/section-list.tsx";
import { SkinSwitch } from "../parts/skin-switch.tsx";
import { homePage, type Page, type Top } from "./all-pages.ts";
import { BlocksPage } from "./blocks-page.tsx";
import { NotFound } from "./not-found.tsx";
import { PageText } from "./page-text.tsx";
import { ServiceList } from "./service-list.tsx";
import { ServiceText } from "./service-text.tsx";
import { TeamText } from "./team-text.tsx";

/** A page with its header and footer. */
export function App({ page }: { page: Page }) {
  const { sections, top } = page;
  const hasHero = sections.includes("hero");
  return (
    <>
      <a href="#main" className="skip-link">
        {words.skip}
      </a>
      <Header path={page.path} isOverHero={sections[0] === "hero"} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {page === homePage && !hasHero && <h1 className="sr-only">{site.name}</h1>}
        {top && <PageTop top={top} />}
        <SectionList sections={sections} />
      </main>
      <Footer />
      {__DEMO__ && <SkinSwitch />}
    </>
  );
}

function PageTop({ top }: { top: Top }) {
  if (top.kind === "text") return <PageText page={top.text} />;
  if (top.kind === "services") return <ServiceList />;
  if (top.kind === "service") return <ServiceText service={top.service} page={top.page} />;
  if (top.kind === "team") return <TeamText />;
  if (top.kind === "blocks") return __BLOCK_GALLERY__ ? <BlocksPage /> : null;
  return <NotFound />;
}

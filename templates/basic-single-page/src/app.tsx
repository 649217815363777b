import { site } from "../site.config.ts";
import { About } from "./about.tsx";
import { EventGrid } from "./event-grid.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Hero } from "./hero.tsx";
import { PhotoGrid } from "./photo-grid.tsx";
import { Poster } from "./poster.tsx";
import { Subscribe } from "./subscribe.tsx";

const sections = { about: About, events: EventGrid, photos: PhotoGrid, subscribe: Subscribe };

/** The page, with the sections of site.config.ts in their order. */
export function App() {
  return (
    <>
      <a href="#content" className="skip-link">
        {site.words.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Hero />
        {site.sections.map((name) => {
          const Section = sections[name];
          return <Section key={name} />;
        })}
      </main>
      <Footer />
      <Poster />
    </>
  );
}

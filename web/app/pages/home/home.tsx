import { agency } from "@agency/contract/agency";
import { lazy, Suspense } from "react";
import { ogHome } from "#app/hero.generated.ts";
import { pageMeta } from "#app/seo.ts";
import { Hero } from "./hero.tsx";
import { onFirstInteraction } from "./on-first-interaction.ts";

export const meta = () =>
  pageMeta({
    path: "/",
    title: `${agency.name}: web design and development in ${agency.city}`,
    description:
      "A two-person studio that designs and builds fast, readable websites at a fixed price, sells ready-made templates, and looks after what it ships.",
    card: ogHome,
  });

/** The script of what lies below the first screen: its HTML is there from the start. */
const Below = lazy(() => onFirstInteraction().then(() => import("./below-the-fold.tsx")));

export default function Home() {
  return (
    <>
      <Hero />
      {/* Clicks on what waits are repeated: hydrate-after-paint.ts. */}
      <div data-waiting="">
        <Suspense>
          <Below />
        </Suspense>
      </div>
    </>
  );
}

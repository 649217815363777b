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

/** Prerendered; only its script loads later. */
const BelowTheFold = lazy(() => onFirstInteraction().then(() => import("./below-the-fold.tsx")));

export default function Home() {
  return (
    <>
      <Hero />
      {/* hydrate-after-paint.ts repeats clicks that come before hydration. */}
      <div data-pending="">
        <Suspense>
          <BelowTheFold />
        </Suspense>
      </div>
    </>
  );
}

import { agency } from "@agency/contract/agency";
import { Suspense } from "react";
import { ogHome } from "#app/images.generated.ts";
import { pageMeta } from "#app/seo.ts";
import { About } from "./about.tsx";
import { Contact } from "./contact.tsx";
import { Hero } from "./hero.tsx";
import { Pricing } from "./pricing.tsx";
import { Services } from "./services.tsx";
import { Testimonials } from "./testimonials.tsx";

export const meta = () =>
  pageMeta({
    path: "/",
    title: `${agency.name}: web design and development in ${agency.city}`,
    description:
      "A two-person studio that designs and builds fast, readable websites at a fixed price, sells ready-made templates, and looks after what it ships.",
    card: ogHome,
  });

/** Each section wakes up on its own, so that none keeps the page busy for long. */
export default function Home() {
  return (
    <>
      <Hero />
      <Suspense>
        <Services />
      </Suspense>
      <Suspense>
        <Pricing />
      </Suspense>
      <div id="about">
        <Suspense>
          <About />
        </Suspense>
        <Suspense>
          <Testimonials />
        </Suspense>
      </div>
      <Suspense>
        <Contact />
      </Suspense>
    </>
  );
}

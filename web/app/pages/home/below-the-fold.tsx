import { Suspense, useEffect } from "react";
import { About } from "./about.tsx";
import { Contact } from "./contact.tsx";
import { Pricing } from "./pricing.tsx";
import { Services } from "./services.tsx";
import { Testimonials } from "./testimonials.tsx";

/** From now on React answers clicks. */
function signalHydrated() {
  document.querySelector("[data-waiting]")?.removeAttribute("data-waiting");
  dispatchEvent(new Event("hydrated"));
}

/** Each section wakes up on its own, so that none keeps the page busy for long. */
export default function BelowTheFold() {
  useEffect(signalHydrated, []);
  return (
    <>
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

import { Suspense, useEffect } from "react";
import { About } from "./about.tsx";
import { Contact } from "./contact.tsx";
import { Pricing } from "./pricing.tsx";
import { Services } from "./services.tsx";
import { Testimonials } from "./testimonials.tsx";

/** hydrate-after-paint.ts then repeats an early click. */
function signalHydrated() {
  document.querySelector("[data-pending]")?.removeAttribute("data-pending");
  dispatchEvent(new Event("hydrated"));
}

/** Each section hydrates separately, so that none blocks the page for long. */
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

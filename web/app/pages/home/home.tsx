import { agency } from "#app/agency.ts";
import { ogHome } from "#app/images.generated.ts";
import { offeredServices, organization, pageMeta } from "#app/seo.ts";
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
    structured: [organization(), ...offeredServices()],
  });

export default function Home() {
  return (
    <>
      <Hero />
      <Services />
      <Pricing />
      <div id="about">
        <About />
        <Testimonials />
      </div>
      <Contact />
    </>
  );
}

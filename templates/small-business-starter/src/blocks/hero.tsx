import type { ComponentType } from "react";
import { site } from "../../site.config.ts";
import { DentistHero } from "../skins/dentist-hero.tsx";
import { GarageHero } from "../skins/garage-hero.tsx";
import { VetsHero } from "../skins/vets-hero.tsx";
import type { SkinName } from "../types.ts";

/** Each skin has its own hero. */
const heroes: Record<SkinName, ComponentType> = {
  vets: VetsHero,
  dentist: DentistHero,
  garage: GarageHero,
};

export function HeroBlock() {
  const SkinHero = heroes[site.skin];
  return (
    <section
      id="hero"
      aria-labelledby="hero-heading"
      className="surface surface-hero relative isolate overflow-hidden not-first:pt-16"
    >
      <SkinHero />
    </section>
  );
}

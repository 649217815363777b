import { strengths } from "#app/content/strengths.ts";
import { Icon } from "#app/ui/icon.tsx";

export function About() {
  return (
    <section aria-labelledby="about-title" className="py-section">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div className="self-start lg:sticky lg:top-[calc(var(--spacing-header)+3rem)]">
          <h2 id="about-title" className="max-w-[9.3em] text-h2">
            We Are Not Just React & Tailwind Web Experts
          </h2>
          <p className="mt-6 max-w-[26.6em] text-lead">
            We are two people who answer our own phone. The code matters; so does everything around
            it.
          </p>
        </div>
        <ul className="grid sm:grid-cols-2 sm:gap-x-12">
          {strengths.map(({ title, desc, icon }) => (
            <li key={title} className="border-t border-line py-9">
              <Icon of={icon} className="size-7 text-accent" />
              <h3 className="mt-7 text-h3">{title}</h3>
              <p className="mt-2.5">{desc}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import type { TemplateContent } from "#app/content/types.ts";
import { Icon } from "#app/ui/icon.tsx";

export function Features({ heading, tagline, description, items }: TemplateContent["features"]) {
  return (
    <section id="features" aria-labelledby="features-title" className="py-section">
      <div className="wrap grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <p className="font-semibold text-brand-700">{tagline}</p>
          <h2 id="features-title" className="mt-3 max-w-[9.3em] text-h2">
            {heading}
          </h2>
          <p className="mt-6 max-w-[27.9em] text-lead">{description}</p>
        </div>
        <ul>
          {items.map(({ name, description: text, icon }) => (
            <li
              key={name}
              className="grid grid-cols-[3.25rem_1fr] border-t border-line py-8 last:border-b sm:grid-cols-[4.5rem_1fr]"
            >
              <Icon icon={icon} className="size-7 text-accent" />
              <div>
                <h3 className="text-h3">{name}</h3>
                <p className="mt-2 max-w-[34.6em]">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { site } from "../site.config.ts";

/** The introduction and the practical details. */
export function About() {
  const { heading, paragraphs, details } = site.about;
  return (
    <section id="about" className="section wrap grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
      <div>
        <h2 className="display heading">{heading}</h2>
        <div className="mt-8 max-w-[36rem] space-y-5 text-xl/relaxed">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <dl className="border-t-2 border-ink">
        {details.map(({ label, text }) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-1 border-b border-ink/25 py-5 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="font-bold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

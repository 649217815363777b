import type { ExtraPage } from "../types.ts";

/** The title and text of an extra page. */
export function PageText({ page }: { page: ExtraPage }) {
  return (
    <div className="surface surface-page">
      <article className="wrap band @container pt-10 lg:pt-16">
        <h1 className="heading-2 max-w-[16ch]">{page.title}</h1>
        <p className="mt-6 max-w-[44ch] text-xl lg:text-2xl">{page.intro}</p>
        {page.text.map(({ heading, paragraphs }) => (
          <section
            key={heading}
            className="mt-12 grid gap-x-16 gap-y-3 border-line border-t-(length:--rule) pt-6 lg:grid-cols-[1fr_2fr]"
          >
            <h2 className="heading-3 text-[1.75rem]">{heading}</h2>
            <div className="grid max-w-[62ch] gap-4 text-lg">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </article>
    </div>
  );
}

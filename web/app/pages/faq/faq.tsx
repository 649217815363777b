import { Plus as PlusIcon } from "lucide";
import { faqs } from "#app/content/faqs.ts";
import { ogFaq } from "#app/images.generated.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { faqPage, pageMeta } from "#app/seo.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export const meta = () =>
  pageMeta({
    path: "/faq",
    title: "Questions and answers",
    description:
      "Deposits, deadlines, revisions, support, templates and payments: straight answers before you ask for a quote.",
    card: ogFaq,
    structured: [faqPage(faqs)],
  });

export default function FaqPage() {
  return (
    <>
      <PageHero
        title="Questions, answered"
        lead="What people ask us before they sign, with the figures. If yours is missing, ask: you will talk to one of the two of us."
      />
      <section className="wrap grid gap-x-16 gap-y-14 pb-section lg:grid-cols-[minmax(0,45.2em)_1fr]">
        <div className="border-t border-line">
          {faqs.map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex list-none items-baseline justify-between gap-6 py-6 font-display text-h3 font-[650] text-ink hover:text-brand-700 [&::-webkit-details-marker]:hidden">
                {question}
                <Icon
                  of={PlusIcon}
                  className="size-5.5 translate-y-0.5 text-accent transition-transform duration-200 group-open:rotate-45"
                />
              </summary>
              <div className="grid max-w-[41.2em] gap-3.5 pb-7">
                {answer.split("\n\n").map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </div>
        <aside
          aria-labelledby="ask-us"
          className="self-start rounded-card bg-mist p-8 lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]"
        >
          <h2 id="ask-us" className="text-h3">
            Not answered here?
          </h2>
          <p className="mt-3 mb-6">
            Tell us what you have in mind. A quote is free and binds you to nothing.
          </p>
          <ButtonLink to="/#contact">Ask us</ButtonLink>
        </aside>
      </section>
    </>
  );
}

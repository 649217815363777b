import { agency } from "@agency/contract/agency";
import { phoneLink } from "@agency/contract/format/phone-link";
import { useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { faqGroups } from "#app/content/faqs.ts";
import { founderBuilding, founderDrawing, ogFaq } from "#app/images.generated.ts";
import { PageHero } from "#app/sections/page-hero.tsx";
import { TableOfContents } from "#app/sections/table-of-contents.tsx";
import { pageMeta } from "#app/seo.ts";
import { Question } from "./question.tsx";

export const meta = () =>
  pageMeta({
    path: "/faq",
    title: "Questions and answers",
    description:
      "Deposits, deadlines, revisions, support, templates and payments: straight answers before you ask for a quote.",
    card: ogFaq,
  });

const groups = faqGroups.filter(({ faqs }) => faqs.length > 0);

export default function FaqPage() {
  useOpenAnswer();
  return (
    <>
      <PageHero
        title="Questions, answered"
        lead="What people ask us before they sign, with the figures. If yours is missing, ask us. You will talk to one of the two of us."
      />
      <div className="wrap grid gap-x-16 gap-y-12 pb-section lg:grid-cols-[3fr_8fr]">
        <TableOfContents entries={groups} isShort />
        <div className="grid gap-14">
          {groups.map(({ id, heading, faqs }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
              <h2 id={`${id}-title`} className="pb-5 text-[1.75rem] leading-tight tracking-tight">
                {heading}
              </h2>
              <div className="border-t border-line">
                {faqs.map((faq) => (
                  <Question key={faq.id} {...faq} />
                ))}
              </div>
            </section>
          ))}
          <NotAnswered />
        </div>
      </div>
    </>
  );
}

/** The browser opens the answer of the URL's hash, but not after a router navigation. */
function useOpenAnswer() {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    const item = document.getElementById(hash.slice(1))?.closest("details");
    if (item) item.open = true;
  }, [hash]);
}

function NotAnswered() {
  return (
    <section
      aria-labelledby="not-answered"
      className="flex items-center gap-x-7 gap-y-5 max-sm:flex-col max-sm:items-start"
    >
      <span className="flex shrink-0 -space-x-4">
        {[founderDrawing, founderBuilding].map((src) => (
          <img
            key={src}
            src={src}
            alt=""
            width="80"
            height="80"
            loading="lazy"
            className="size-20 rounded-full object-cover object-[50%_36%] ring-4 ring-white"
          />
        ))}
      </span>
      <div>
        <h2 id="not-answered" className="text-h3">
          Not answered here?
        </h2>
        <p className="mt-2 max-w-[34em]">
          Write to{" "}
          <a href={`mailto:${agency.email}`} className="link">
            {agency.email}
          </a>{" "}
          or call{" "}
          <a href={phoneLink} className="link whitespace-nowrap">
            {agency.phone}
          </a>
          . Whichever of us picks up has built the sites you have seen.
        </p>
      </div>
    </section>
  );
}

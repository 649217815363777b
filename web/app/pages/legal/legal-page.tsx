import { agency } from "@agency/contract/agency";
import { phoneLink } from "@agency/contract/format/phone-link";
import { Fragment, type ReactNode } from "react";
import type { LegalDocument } from "#app/content/types.ts";
import { TableOfContents } from "#app/sections/table-of-contents.tsx";

export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <article className="wrap pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-section">
      <h1 className="max-w-[12em] text-display">{document.title}</h1>
      <p className="mt-5 text-small text-meta">Last updated {document.updated}</p>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[4fr_7fr]">
        <TableOfContents entries={document.sections} />
        <div className="grid gap-12">
          <p className="max-w-[34.6em] text-lead">{document.intro}</p>
          {document.sections.map(({ id, heading, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4">
              <h2 id={`${id}-title`} className="text-h3">
                {heading}
              </h2>
              <div className="mt-3.5 grid max-w-[34.6em] gap-3.5">
                {body.map((block) =>
                  typeof block === "string" ? (
                    <p key={block}>{withLinks(block)}</p>
                  ) : (
                    <ul key={block[0]} className="grid list-disc gap-2 pl-5 marker:text-accent">
                      {block.map((item) => (
                        <li key={item}>{withLinks(item)}</li>
                      ))}
                    </ul>
                  ),
                )}
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

const contacts = [
  { text: agency.email, href: `mailto:${agency.email}` },
  { text: agency.phone, href: phoneLink },
];

function withLinks(text: string, [contact, ...others] = contacts): ReactNode {
  if (!contact) return text;
  return text.split(contact.text).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <a href={contact.href} className="link whitespace-nowrap">
          {contact.text}
        </a>
      )}
      {withLinks(part, others)}
    </Fragment>
  ));
}

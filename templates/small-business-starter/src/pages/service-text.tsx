import { services } from "../../content/services.ts";
import { words } from "../../content/words.ts";
import { site } from "../../site.config.ts";
import type { Question, Service, ServicePage } from "../content-types.ts";
import { fillIn } from "../hours/hours-text.ts";
import { ButtonLink } from "../parts/button-link.tsx";
import { CallToAction } from "../parts/call-to-action.tsx";
import { Icon } from "../parts/icon.tsx";
import { Picture } from "../parts/picture.tsx";
import { QuestionList } from "../parts/question-list.tsx";
import { fileUrl, phoneUrl, serviceLinks } from "./links.ts";

interface ServiceTextProps {
  service: Service;
  page: ServicePage;
}

/** The page of a service. */
export function ServiceText({ service, page }: ServiceTextProps) {
  return (
    <>
      <ServiceHero service={service} page={page} />
      <div className="surface surface-page">
        <div className="wrap band grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <Included items={page.includes} />
          {page.questions.length > 0 && (
            <section className="@container">
              <h2 className="heading-2 heading-small mb-7">{words.askedOften}</h2>
              <QuestionList items={openFirst(page.questions)} />
            </section>
          )}
        </div>
      </div>
      <OtherServices name={service.name} />
      <CallToAction link={page.button} />
    </>
  );
}

/** Opens the first question, to show that questions can be expanded. */
const openFirst = (items: Question[]) => items.map((item, i) => ({ open: i === 0, ...item }));

function ServiceHero({ service, page }: ServiceTextProps) {
  const { heading, intro, picture, button } = page;
  return (
    <div className="surface surface-soft">
      <article className="wrap @container grid gap-x-16 gap-y-10 pt-8 pb-14 lg:grid-cols-[1.25fr_1fr] lg:items-center lg:pt-10 lg:pb-20">
        <div>
          <nav aria-label={words.youAreHere} className="only-screen flex gap-2 text-quiet">
            <a href={fileUrl(`${services.address}/`)} className="link py-1">
              {words.services}
            </a>
            <span aria-hidden="true" className="py-1">
              /
            </span>
            <span aria-current="page" className="py-1">
              {service.name}
            </span>
          </nav>
          <h1 className="heading-2 heading-page mt-6 max-w-[14ch]">{heading}</h1>
          <p className="mt-6 max-w-[42ch] text-xl">{intro}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink link={button} />
            <a href={phoneUrl} className="link only-screen py-2 font-semibold">
              {fillIn(words.orCall, { phone: site.phone })}
            </a>
          </div>
        </div>
        {picture && (
          <Picture
            file={picture.file}
            alt={picture.alt}
            width={800}
            height={800}
            className="portrait aspect-square w-full max-w-120 object-cover lg:justify-self-end"
            eager
          />
        )}
        <PriceStrip page={page} />
      </article>
    </div>
  );
}

/** The price and the details, in a row. */
function PriceStrip({ page: { price, priceNote, facts } }: { page: ServicePage }) {
  return (
    <dl className="surface surface-card card grid gap-x-10 gap-y-6 p-6 sm:grid-cols-2 md:p-8 lg:col-span-2 lg:grid-cols-4">
      <div>
        <dt className="text-quiet">{words.price}</dt>
        <dd>
          <span className="figure block text-3xl">{price}</span>
          {priceNote}
        </dd>
      </div>
      {facts.map(({ name, text }) => (
        <div key={name} className="ticket-part">
          <dt className="text-quiet">{name}</dt>
          <dd className="heading-3">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Included({ items }: { items: string[] }) {
  return (
    <section className="@container">
      <h2 className="heading-2 heading-small mb-7">{words.included}</h2>
      <ul className="text-lg">
        {items.map((item) => (
          <li key={item} className="flex gap-4 border-line border-t-(length:--rule) py-4">
            <Icon name="check" className="mt-0.5 size-6 shrink-0" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OtherServices({ name }: { name: string }) {
  const others = serviceLinks.filter(({ text }) => text !== name);
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby="other-services" className="surface surface-warm only-screen">
      <div className="wrap band-small @container flex flex-wrap items-center gap-x-10 gap-y-5">
        <h2 id="other-services" className="heading-3">
          {words.otherServices}
        </h2>
        <ul className="flex flex-wrap gap-2.5">
          {others.map(({ text, url }) => (
            <li key={text}>
              <a href={url} className="chip">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

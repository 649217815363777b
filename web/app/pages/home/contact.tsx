import { agency } from "@agency/contract/agency";
import { phoneLink } from "@agency/contract/format/phone-link";
import { Mail as MailIcon, Phone as PhoneIcon } from "lucide";
import { founderBuilding, founderDrawing } from "#app/images.generated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { QuoteForm } from "./quote-form.tsx";

const steps = [
  {
    title: "We read it ourselves",
    text: "No call center and no sales team. One of the two of us replies within one business day.",
  },
  {
    title: "We talk for twenty minutes",
    text: "What the site has to do, what you have, what you like. You leave with an honest opinion.",
  },
  {
    title: "You get a fixed quote",
    text: "A price, a date and a list of what is included. It is free and without obligation.",
  },
];

export function Contact() {
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="lazy-1500 bg-mist py-section lg:lazy-1000"
    >
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr]">
        <h2 id="contact-title" className="max-w-[9.3em] text-h2">
          Get Your Free Web Development Quote Today!
        </h2>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <QuoteForm />
        </div>
        <div>
          <ol className="grid gap-6 sm:gap-7 md:max-lg:grid-cols-3">
            {steps.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[2.5rem_1fr] content-start items-baseline md:max-lg:grid-cols-1"
              >
                <span aria-hidden className="font-display text-h3 font-bold text-accent">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-h3 md:max-lg:text-base">{title}</h3>
                  <p className="mt-1.5 max-w-[27.9em] md:max-lg:text-small">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap items-center gap-x-3.5 gap-y-3 border-t border-line pt-6 sm:mt-10 sm:gap-x-6 sm:pt-8">
            <span className="flex shrink-0 -space-x-4">
              {[founderDrawing, founderBuilding].map((src) => (
                <img
                  key={src}
                  src={src}
                  alt=""
                  width="80"
                  height="80"
                  loading="lazy"
                  className="size-14 rounded-full object-cover object-[50%_36%] ring-4 ring-mist sm:size-20"
                />
              ))}
            </span>
            <p className="grid font-semibold text-ink max-sm:text-small">
              <a
                href={`mailto:${agency.email}`}
                className="inline-flex min-h-11 items-center gap-2 sm:gap-2.5"
              >
                <Icon icon={MailIcon} className="size-4.5 text-accent sm:size-5" />
                {agency.email}
              </a>
              <a href={phoneLink} className="inline-flex min-h-11 items-center gap-2 sm:gap-2.5">
                <Icon icon={PhoneIcon} className="size-4.5 text-accent sm:size-5" />
                {agency.phone}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

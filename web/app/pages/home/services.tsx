import { tiers } from "@agency/contract/catalog";
import { formatUsd } from "@agency/contract/format/money";
import type { ReactNode } from "react";
import { services } from "#app/content/services.ts";
import type { ServiceCard } from "#app/content/types.ts";
import {
  founderBuilding,
  serviceDevices,
  serviceFound,
  serviceSearch,
  serviceSketch,
  vesperPictureHouse,
} from "#app/images.generated.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { useRevealOnScroll } from "./use-reveal-on-scroll.ts";

export function Services() {
  const [development, design, marketing, support] = services;
  return (
    <section
      id="services"
      aria-labelledby="services-title"
      className="lazy-2100 py-section lg:lazy-1600"
    >
      <div className="wrap">
        <SectionHeading
          id="services-title"
          title="Comprehensive Web Development & Technical Consulting Services"
        >
          Four things we do ourselves, so nothing gets lost between suppliers.
        </SectionHeading>
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-12">
          <Card
            service={development}
            className="on-dark bg-ink bg-[radial-gradient(90%_80%_at_60%_40%,var(--color-brand-800),transparent)] md:col-span-2 lg:col-span-7"
          >
            <Picture
              image={serviceDevices}
              alt=""
              sizes="(min-width: 1024px) 640px, 90vw"
              className="mx-auto mt-auto w-[92%] max-w-160 pt-6 sm:pt-8"
            />
          </Card>
          <Card service={design} className="bg-tint lg:col-span-5">
            <BeforeAfterSlider />
          </Card>
          <Card service={marketing} className="bg-[#e9f6d8] lg:col-span-5">
            <SearchResults />
          </Card>
          <Card service={support} className="bg-[#fff3dd] md:col-span-2 lg:col-span-7">
            <Tickets />
          </Card>
        </div>
      </div>
    </section>
  );
}

function Card({
  service: { title, desc, icon },
  className,
  children,
}: {
  service: ServiceCard;
  className: string;
  children: ReactNode;
}) {
  return (
    <article className={`flex flex-col overflow-clip rounded-card ${className}`}>
      <div className="flex flex-1 flex-col">{children}</div>
      <div className="p-6 sm:px-9 sm:pt-8 sm:pb-9">
        <h3 className="flex gap-3 text-[1.625rem] leading-tight tracking-tight md:max-lg:text-[1.375rem]">
          <Icon
            icon={icon}
            className="mt-[0.125em] size-6 text-accent in-[.on-dark]:text-brand-300"
          />
          {title}
        </h3>
        <p className="mt-2.5 max-w-[34em]">{desc}</p>
      </div>
    </article>
  );
}

/** One page, half sketch and half finished. The slider moves the seam between them. */
function BeforeAfterSlider() {
  const sizes = "(min-width: 1024px) 510px, 92vw";
  return (
    <div className="split relative">
      <Picture image={serviceSketch} alt="" sizes={sizes} className="w-full" />
      <Picture
        image={vesperPictureHouse}
        alt=""
        sizes={sizes}
        className="split-finished absolute inset-0 size-full"
      />
      <input
        type="range"
        aria-label="Compare the finished page with its sketch"
        defaultValue="46"
        autoComplete="off"
        onChange={({ target }) =>
          target.parentElement?.style.setProperty("--split", `${target.value}%`)
        }
        className="peer absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0 noscript:hidden"
      />
      <span aria-hidden className="split-seam noscript:hidden" />
    </div>
  );
}

function SearchResults() {
  return (
    <div ref={useRevealOnScroll()} className="relative mx-auto mb-auto w-full max-w-135 px-5 pt-8">
      <Picture
        image={serviceSearch}
        alt=""
        sizes="(min-width: 1024px) 460px, 88vw"
        className="fade-out w-full"
      />
      <Picture
        image={serviceFound}
        alt=""
        sizes="(min-width: 1024px) 500px, 96vw"
        className="found absolute inset-x-0 top-[27%] w-full"
      />
    </div>
  );
}

const tickets = [
  ["Winter opening hours", "30 min"],
  ["Broken booking link", "55 min"],
  ["New colleague's photo", "25 min"],
  ["Second form address", "40 min"],
];

/** Of the three hours, and refunded at the rate of the catalog. */
const unusedHours = 0.5;
const hourly = tiers.find((tier) => tier.hourly)?.hourly;

function Tickets() {
  return (
    <div ref={useRevealOnScroll()} aria-hidden className="my-auto px-5 pt-8 sm:px-9 sm:pt-9">
      <div className="rounded-card bg-white px-5 shadow-2 sm:px-7">
        <div className="flex items-center gap-3 border-b border-line py-3.5 text-small text-meta">
          <img
            src={founderBuilding}
            alt=""
            width="36"
            height="36"
            loading="lazy"
            className="-ml-2 size-9 rounded-full object-cover object-[50%_38%]"
          />
          <span className="font-semibold text-ink">Your list, sent at 9:10</span>
          <span className="ml-auto whitespace-nowrap max-sm:hidden">done by 2:15</span>
        </div>
        <ul>
          {tickets.map(([title, time]) => (
            <li
              key={title}
              className="flex items-center gap-4 border-b border-line py-4 text-small max-sm:py-2.5"
            >
              <i className="tick" />
              <span className="font-semibold text-ink">{title}</span>
              <span className="ml-auto whitespace-nowrap text-meta tabular-nums">{time}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-between gap-x-4 py-4 text-small font-semibold text-ink">
          <span>2 h 30 min of 3 h</span>
          {hourly && (
            <span className="text-good">
              {formatUsd(hourly.rateCents * unusedHours)} back to you
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

import { agency } from "@agency/contract/agency";
import {
  CircleAlert as CircleAlertIcon,
  CircleCheck as CircleCheckIcon,
  Clock as ClockIcon,
  Undo2 as ReturnIcon,
} from "lucide";
import type { ReactNode } from "react";
import {
  clientStreet,
  clientStreetEnd,
  lotClosed,
  lotFramed,
  lotOpen,
  lotPlanned,
  lotRaised,
  lotReady,
  shopClosed,
} from "#app/images.generated.ts";
import { founders } from "#app/sections/founders.ts";
import { Icon, type IconType } from "#app/ui/icon.tsx";
import type { CoverState, Stage, Tone } from "./cover-state.ts";

export const lots: Readonly<Record<Stage, string>> = {
  planned: lotPlanned,
  framed: lotFramed,
  raised: lotRaised,
  ready: lotReady,
  open: lotOpen,
  closed: lotClosed,
};

interface ToneStyle {
  icon: IconType;
  color: string;
  /** The time of day shows the state: morning, late afternoon or an overcast day. */
  sky: string;
  /** High while there is time, low when overdue, absent when there is nothing to do. */
  sun?: string;
}

const highSun = "bottom-[92%] left-[47%] w-[6%] bg-[#ffe09a] max-lg:hidden";
const morning = { sky: "from-[#d3e9fd] via-[#edf6fe] to-[#ffe9cf]", sun: highSun };
const overcast = { sky: "from-[#e4ebf2] via-[#f1f5f9] to-[#e9eef4]" };

const toneStyles: Readonly<Record<Tone, ToneStyle>> = {
  good: {
    icon: CircleCheckIcon,
    color: "text-good",
    sky: "from-[#dcf2e6] via-[#f0faf4] to-[#ffeccf]",
    sun: highSun,
  },
  accepted: { icon: CircleCheckIcon, color: "text-good", ...morning },
  pending: { icon: ClockIcon, color: "text-brand-600", ...morning },
  overdue: {
    icon: ClockIcon,
    color: "text-late",
    sky: "from-[#ffe3b3] via-[#fff1d8] to-[#ffcf9a]",
    sun: "bottom-[50%] left-[19.5%] w-[8%] bg-[#ff9d4d]",
  },
  refunded: { icon: ReturnIcon, color: "text-ink", ...overcast },
  ended: { icon: CircleAlertIcon, color: "text-meta", ...overcast },
  bad: { icon: CircleAlertIcon, color: "text-bad", ...overcast },
};

interface CoverProps extends CoverState {
  title: string;
  eyebrow?: string;
  clientName?: string;
  /** How far the client's house is built; without a client there is no house. */
  stage?: Stage;
  /** The name on the client's house. */
  sign?: string;
  /** Shows our own house without lights. */
  isServiceDown?: boolean;
  /** Shown next to the text; otherwise the card with the amount due overlaps this side. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The header of the payment page, with a street in which the client's house is being built. */
export function Cover({
  title,
  tone,
  statusText,
  eyebrow,
  clientName,
  stage,
  sign,
  isServiceDown,
  aside,
  children,
}: CoverProps) {
  const { icon, color, sky, sun } = toneStyles[tone];
  // On phones a long text has one sentence per line, and the box is as wide as the longest.
  const isLong = statusText.length > 30;
  return (
    <div className={`overflow-clip bg-linear-to-b [--color-link:var(--color-brand-700)] ${sky}`}>
      <div className="wrap lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-16">
        <div
          className={`pt-[clamp(2.25rem,1.5rem+3vw,4.25rem)] pb-8 lg:pb-12 ${aside ? "lg:min-h-[28rem]" : "lg:min-h-[32rem]"}`}
        >
          {eyebrow && <p className="text-small font-semibold text-body">{eyebrow}</p>}
          <h1 className="mt-3 max-w-[13em] text-h2 wrap-break-word">{title}</h1>
          {clientName && <p className="mt-4 text-lead wrap-anywhere text-ink">For {clientName}</p>}
          <p
            role="status"
            className={`mt-5 flex w-fit max-w-[32em] gap-2.5 rounded-[1.5rem] bg-white/80 py-2 pr-4.5 pl-3 leading-snug font-semibold text-ink ${isLong ? "max-sm:w-min max-sm:pr-3 max-sm:text-small" : ""}`}
          >
            <Icon icon={icon} className={`mt-px size-5.5 shrink-0 ${color}`} />
            <span>
              {statusText.split(/(?<=\.) /).map((sentence) => (
                <span
                  key={sentence}
                  className={
                    isLong ? "max-sm:block max-sm:w-max max-sm:max-w-[calc(100vw-6.1rem)]" : ""
                  }
                >
                  {sentence}{" "}
                </span>
              ))}
            </span>
          </p>
          {children}
        </div>
        {aside && <div className="grid items-end justify-items-center max-lg:pb-8">{aside}</div>}
      </div>
      <Street
        stage={stage}
        sign={sign}
        isServiceDown={isServiceDown}
        sun={sun}
        isUnderCard={!aside}
      />
      {!aside && <div className="h-6 bg-ink lg:hidden" />}
    </div>
  );
}

interface StreetProps extends Pick<CoverProps, "stage" | "sign" | "isServiceDown"> {
  sun?: string;
  /** A card covers the right side, or on small screens the lower edge. */
  isUnderCard: boolean;
}

function Street({ stage, sign, isServiceDown, sun, isUnderCard }: StreetProps) {
  return (
    <div
      aria-hidden
      className="relative max-lg:w-[72rem] max-md:-ml-[19rem] md:max-lg:-ml-24 lg:ml-[min(0px,(100vw-90rem)*0.56)] lg:w-[max(100%,90rem)]"
    >
      {sun && <i className={`absolute aspect-square rounded-full ${sun}`} />}
      <picture>
        {isUnderCard && <source media="(width >= 64rem)" srcSet={clientStreetEnd} />}
        <img
          src={clientStreet}
          alt=""
          width="2400"
          height="400"
          className="relative h-auto w-full"
        />
      </picture>
      {isServiceDown && (
        <img
          src={shopClosed}
          alt=""
          width="284"
          height="292"
          className="absolute bottom-[12.5%] left-[44.17%] h-auto w-[11.83%]"
        />
      )}
      {stage && (
        <div className="absolute bottom-[12.2%] left-[31.2%] w-[12.5%]">
          <img src={lots[stage]} alt="" width="300" height="310" className="h-auto w-full" />
          <span className="absolute top-[39%] left-[13%] grid h-[17%] w-[74%] place-items-center px-1">
            <span className="line-clamp-2 text-center text-balance font-display text-[0.6875rem] lg:text-[clamp(0.6875rem,0.9vw,1.125rem)] leading-[1.05] font-bold text-white">
              {sign?.replace(/,?\s+(LLC|Inc|Ltd|Corp|Co)\.?$/i, "")}
            </span>
          </span>
        </div>
      )}
    </div>
  );
}

const listFormat = new Intl.ListFormat("en-US");

export function Senders() {
  return (
    <p className="mt-7 flex items-center gap-4 text-small text-ink">
      <span className="flex shrink-0 -space-x-3">
        {founders.map(
          ({ name, portrait }) =>
            portrait && (
              <img
                key={name}
                src={portrait}
                alt=""
                width="440"
                height="560"
                className="size-13 rounded-full object-cover object-[50%_40%] ring-3 ring-white"
              />
            ),
        )}
      </span>
      <span>
        <strong className="block font-semibold">
          {listFormat.format(founders.map(({ name }) => name))}
        </strong>
        {agency.name}
      </span>
    </p>
  );
}

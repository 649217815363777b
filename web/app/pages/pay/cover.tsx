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
import type { Stage } from "./payment-request-labels.ts";

export const lots: Readonly<Record<Stage, string>> = {
  planned: lotPlanned,
  framed: lotFramed,
  raised: lotRaised,
  ready: lotReady,
  open: lotOpen,
  closed: lotClosed,
};

interface Look {
  mark: IconType;
  color: string;
  /** The hour of the day says how things stand: a clear morning, a late afternoon, an overcast day. */
  sky: string;
  /** High while there is time, low when it is late; behind the clouds when there is nothing to do. */
  sun?: string;
}

const highSun = "bottom-[92%] left-[47%] w-[6%] bg-[#ffe09a] max-lg:hidden";
const morning = { sky: "from-[#d3e9fd] via-[#edf6fe] to-[#ffe9cf]", sun: highSun };
const overcast = { sky: "from-[#e4ebf2] via-[#f1f5f9] to-[#e9eef4]" };

const looks = {
  good: {
    mark: CircleCheckIcon,
    color: "text-good",
    sky: "from-[#dcf2e6] via-[#f0faf4] to-[#ffeccf]",
    sun: highSun,
  },
  accepted: { mark: CircleCheckIcon, color: "text-good", ...morning },
  waiting: { mark: ClockIcon, color: "text-brand-600", ...morning },
  late: {
    mark: ClockIcon,
    color: "text-late",
    sky: "from-[#ffe3b3] via-[#fff1d8] to-[#ffcf9a]",
    sun: "bottom-[50%] left-[19.5%] w-[8%] bg-[#ff9d4d]",
  },
  refunded: { mark: ReturnIcon, color: "text-ink", ...overcast },
  over: { mark: CircleAlertIcon, color: "text-meta", ...overcast },
  bad: { mark: CircleAlertIcon, color: "text-bad", ...overcast },
} satisfies Record<string, Look>;
export type Tone = keyof typeof looks;

interface CoverProps {
  title: string;
  tone: Tone;
  /** How things stand; spoken whenever it changes. */
  state: string;
  eyebrow?: string;
  whom?: string;
  /** The client's house in the street; nothing stands there on a page that has no client. */
  stage?: Stage;
  /** On the board above its door. */
  sign?: string;
  /** Our own house in the street is dark. */
  away?: boolean;
  /** Beside the words; where something is due, the figure lies there. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** Whose it is, what it is, how things stand, and who sent it; below it the street the client's house is built in. */
export function Cover({
  title,
  tone,
  state,
  eyebrow,
  whom,
  stage,
  sign,
  away,
  aside,
  children,
}: CoverProps) {
  const { mark, color, sky, sun }: Look = looks[tone];
  // On a phone each of its sentences has a line, and the box is as wide as the longest one.
  const isLong = state.length > 30;
  return (
    <div className={`overflow-clip bg-linear-to-b [--color-link:var(--color-brand-700)] ${sky}`}>
      <div className="wrap lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-16">
        <div
          className={`pt-[clamp(2.25rem,1.5rem+3vw,4.25rem)] pb-8 lg:pb-12 ${aside ? "lg:min-h-[28rem]" : "lg:min-h-[32rem]"}`}
        >
          {eyebrow && <p className="text-small font-semibold text-body">{eyebrow}</p>}
          <h1 className="mt-3 max-w-[13em] text-h2 wrap-break-word">{title}</h1>
          {whom && <p className="mt-4 text-lead wrap-anywhere text-ink">For {whom}</p>}
          <p
            role="status"
            className={`mt-5 flex w-fit max-w-[32em] gap-2.5 rounded-[1.5rem] bg-white/80 py-2 pr-4.5 pl-3 leading-snug font-semibold text-ink ${isLong ? "max-sm:w-min max-sm:pr-3 max-sm:text-small" : ""}`}
          >
            <Icon icon={mark} className={`mt-px size-5.5 shrink-0 ${color}`} />
            <span>
              {state.split(/(?<=\.) /).map((sentence) => (
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
      <Street stage={stage} sign={sign} away={away} sun={sun} underCard={!aside} />
      {!aside && <div className="h-6 bg-ink lg:hidden" />}
    </div>
  );
}

interface StreetProps extends Pick<CoverProps, "stage" | "sign" | "away"> {
  sun?: string;
  /** A card lies over its right side, or on a small screen over the lower edge of its road. */
  underCard: boolean;
}

function Street({ stage, sign, away, sun, underCard }: StreetProps) {
  return (
    <div
      aria-hidden
      className="relative max-lg:w-[72rem] max-md:-ml-[19rem] md:max-lg:-ml-24 lg:ml-[min(0px,(100vw-90rem)*0.56)] lg:w-[max(100%,90rem)]"
    >
      {sun && <i className={`absolute aspect-square rounded-full ${sun}`} />}
      <picture>
        {underCard && <source media="(width >= 64rem)" srcSet={clientStreetEnd} />}
        <img
          src={clientStreet}
          alt=""
          width="2400"
          height="400"
          className="relative h-auto w-full"
        />
      </picture>
      {away && (
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

/** Who sent it. */
export function Senders() {
  return (
    <p className="mt-7 flex items-center gap-4 text-small text-ink">
      <span className="flex shrink-0 -space-x-3">
        {founders.map(({ name, portrait }) => (
          <img
            key={name}
            src={portrait}
            alt=""
            width="440"
            height="560"
            className="size-13 rounded-full object-cover object-[50%_40%] ring-3 ring-white"
          />
        ))}
      </span>
      <span>
        <strong className="block font-semibold">
          {founders.map(({ name }) => name).join(" and ")}
        </strong>
        {agency.name}
      </span>
    </p>
  );
}

import { agency } from "@agency/contract/agency";
import {
  CircleAlert as CircleAlertIcon,
  CircleCheck as CircleCheckIcon,
  Clock as ClockIcon,
} from "lucide";
import type { ReactNode } from "react";
import {
  clientStreet,
  lotFramed,
  lotOpen,
  lotPlanned,
  lotRaised,
  lotReady,
} from "#app/images.generated.ts";
import { founders } from "#app/sections/founders.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Stage } from "./request-facts.ts";

export const lots: Readonly<Record<Stage, string>> = {
  planned: lotPlanned,
  framed: lotFramed,
  raised: lotRaised,
  ready: lotReady,
  open: lotOpen,
};

const marks = {
  good: { drawing: CircleCheckIcon, color: "text-good" },
  waiting: { drawing: ClockIcon, color: "text-brand-600" },
  late: { drawing: ClockIcon, color: "text-late" },
  over: { drawing: CircleAlertIcon, color: "text-meta" },
  bad: { drawing: CircleAlertIcon, color: "text-bad" },
};
export type Tone = keyof typeof marks;

/** The hour of the day says how things stand: a clear morning, a late afternoon, an overcast day. */
const skies: Record<Tone, string> = {
  good: "from-[#dcf2e6] via-[#f0faf4] to-[#ffeccf]",
  waiting: "from-[#d3e9fd] via-[#edf6fe] to-[#ffe9cf]",
  late: "from-[#ffe3b3] via-[#fff1d8] to-[#ffcf9a]",
  over: "from-[#e4ebf2] via-[#f1f5f9] to-[#e9eef4]",
  bad: "from-[#e4ebf2] via-[#f1f5f9] to-[#e9eef4]",
};

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
  aside,
  children,
}: CoverProps) {
  const { drawing, color } = marks[tone];
  return (
    <div
      className={`overflow-clip bg-linear-to-b [--color-link:var(--color-brand-700)] ${skies[tone]}`}
    >
      <div className="wrap lg:grid lg:grid-cols-[7fr_5fr] lg:gap-x-16">
        <div className="pt-[clamp(2.25rem,1.5rem+3vw,4.25rem)] pb-8 lg:min-h-[28rem] lg:pb-12">
          {eyebrow && <p className="text-small font-semibold text-body">{eyebrow}</p>}
          <h1 className="mt-3 max-w-[13em] text-h2 wrap-break-word">{title}</h1>
          {whom && <p className="mt-4 text-lead wrap-anywhere text-ink">For {whom}</p>}
          <p
            role="status"
            className="mt-5 flex w-fit max-w-[32em] gap-2.5 rounded-[1.5rem] bg-white/80 py-2 pr-4.5 pl-3 leading-snug font-semibold text-ink"
          >
            <Icon icon={drawing} className={`mt-px size-5.5 shrink-0 ${color}`} />
            <span>{state}</span>
          </p>
          {children}
        </div>
        {aside && <div className="grid items-end justify-items-center max-lg:pb-8">{aside}</div>}
      </div>
      <Street stage={stage} sign={sign} tone={tone} />
    </div>
  );
}

/** High while there is time, low when it is late; behind the clouds when there is nothing to do. */
const suns: Partial<Record<Tone, string>> = {
  good: "bottom-[92%] left-[47%] w-[6%] bg-[#ffe09a] max-lg:hidden",
  waiting: "bottom-[92%] left-[47%] w-[6%] bg-[#ffe09a] max-lg:hidden",
  late: "bottom-[50%] left-[19.5%] w-[8%] bg-[#ff9d4d]",
};

function Street({ stage, sign, tone }: Pick<CoverProps, "stage" | "sign" | "tone">) {
  return (
    <div
      aria-hidden
      className="relative w-full max-md:-ml-44 max-md:w-[62rem] md:max-lg:-ml-24 md:max-lg:w-[72rem]"
    >
      {suns[tone] && <i className={`absolute aspect-square rounded-full ${suns[tone]}`} />}
      <img src={clientStreet} alt="" width="2400" height="400" className="relative h-auto w-full" />
      {stage && (
        <div className="absolute bottom-[12.2%] left-[31.2%] w-[12.5%]">
          <img src={lots[stage]} alt="" width="300" height="310" className="h-auto w-full" />
          <span className="absolute top-[39%] left-[13%] grid h-[17%] w-[74%] place-items-center px-1">
            <span className="line-clamp-2 text-center text-balance font-display text-[0.6875rem] max-md:text-[0.5625rem] lg:text-[clamp(0.6875rem,0.9vw,1.125rem)] leading-[1.05] font-bold text-white">
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

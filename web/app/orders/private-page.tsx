import { agency } from "@agency/contract/agency";
import {
  CircleAlert as CircleAlertIcon,
  CircleCheck as CircleCheckIcon,
  Clock as ClockIcon,
  Flag as FlagIcon,
} from "lucide";
import { type ReactNode, useState } from "react";
import { unreachableMessage } from "#app/sections/error-message.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Not for search engines, and with nothing of the order in the browser's history but its address. */
export const privateMeta = (title: string) => [
  { title: `${title} | ${agency.name}` },
  { name: "robots", content: "noindex" },
];

export interface PageState {
  title: string;
  tone: keyof typeof marks;
  /** How things stand; spoken whenever it changes. */
  state: string;
}

const marks = {
  good: { drawing: CircleCheckIcon, color: "text-good" },
  waiting: { drawing: ClockIcon, color: "text-accent" },
  held: { drawing: FlagIcon, color: "text-accent" },
  over: { drawing: CircleAlertIcon, color: "text-meta" },
  bad: { drawing: CircleAlertIcon, color: "text-bad" },
};

export function PrivatePage({ title, tone, state, children }: PageState & { children: ReactNode }) {
  const { drawing, color } = marks[tone];
  return (
    <div className="wrap min-h-svh pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-section">
      <h1 className="max-w-[16em] text-h2 wrap-break-word">{title}</h1>
      <p
        role="status"
        className="mt-5 flex max-w-[32em] gap-2.5 font-display text-h3 font-semibold text-ink"
      >
        <Icon icon={drawing} className={`mt-0.5 size-5.5 ${color}`} />
        {state}
      </p>
      {children}
    </div>
  );
}

/** Below the words that the service was not reached. */
export function TryAgain({ refresh }: { refresh: () => Promise<void> }) {
  return (
    <>
      <p className="mt-4 max-w-[34em]">{unreachableMessage.advice}</p>
      <TryAgainButton refresh={refresh} className="mt-8" />
    </>
  );
}

interface TryAgainButtonProps {
  refresh: () => Promise<void>;
  className?: string;
}

export function TryAgainButton({ refresh, className }: TryAgainButtonProps) {
  const [looking, setLooking] = useState(false);
  const again = async () => {
    setLooking(true);
    await refresh();
    setLooking(false);
  };
  return (
    <Button onClick={again} disabled={looking} className={className}>
      {looking ? "Trying again…" : "Try again"}
    </Button>
  );
}

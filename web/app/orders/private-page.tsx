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

/** Hidden from search engines, with no order details in the title, which the browser's history keeps. */
export const privateMeta = (title: string) => [
  { title: `${title} | ${agency.name}` },
  { name: "robots", content: "noindex" },
];

export interface PageState {
  title: string;
  tone: keyof typeof icons;
  /** Announced to screen readers whenever it changes. */
  state: string;
}

const icons = {
  good: { icon: CircleCheckIcon, color: "text-good" },
  pending: { icon: ClockIcon, color: "text-accent" },
  quarantined: { icon: FlagIcon, color: "text-accent" },
  ended: { icon: CircleAlertIcon, color: "text-meta" },
  bad: { icon: CircleAlertIcon, color: "text-bad" },
};

export function PrivatePage({ title, tone, state, children }: PageState & { children: ReactNode }) {
  const { icon, color } = icons[tone];
  return (
    <div className="wrap min-h-svh pt-[clamp(3rem,2rem+4vw,5.5rem)] pb-section">
      <h1 className="max-w-[16em] text-h2 wrap-break-word">{title}</h1>
      <p
        role="status"
        className="mt-5 flex max-w-[32em] gap-2.5 font-display text-h3 font-semibold text-ink"
      >
        <Icon icon={icon} className={`mt-0.5 size-5.5 ${color}`} />
        {state}
      </p>
      {children}
    </div>
  );
}

/** Shown below the message that the service was unreachable. */
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
  const [isLoading, setIsLoading] = useState(false);
  const tryAgain = async () => {
    if (isLoading) return;
    setIsLoading(true);
    await refresh();
    setIsLoading(false);
  };
  return (
    <Button onClick={tryAgain} isBusy={isLoading} className={className}>
      {isLoading ? "Trying again…" : "Try again"}
    </Button>
  );
}

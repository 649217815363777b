import { CircleAlert as CircleAlertIcon, CircleCheck as CircleCheckIcon, X as XIcon } from "lucide";
import { useEffect, useRef } from "react";
import { Icon } from "./icon.tsx";

export interface AlertMessage {
  tone: "good" | "bad";
  text: string;
  /** What the visitor can do about it. */
  advice?: string;
}

interface AlertProps extends AlertMessage {
  onDismiss: () => void;
}

/** Announced immediately, and shown until the visitor dismisses it. */
export function Alert({ tone, text, advice, onDismiss }: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is a new alert
  useEffect(() => {
    box.current?.scrollIntoView({ block: "nearest" });
  }, [text]);
  return (
    <div
      ref={box}
      role="alert"
      className={`flex scroll-my-24 items-start gap-3 rounded-control px-4 py-3.5 text-ink ring-1 ring-inset ${
        tone === "good" ? "bg-good-tint ring-good/40" : "bg-bad-tint ring-bad/40"
      }`}
    >
      <Icon
        icon={tone === "good" ? CircleCheckIcon : CircleAlertIcon}
        className={`mt-1 size-5 ${tone === "good" ? "text-good" : "text-bad"}`}
      />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold">{text}</p>
        {advice && <p className="mt-1 text-small">{advice}</p>}
      </div>
      <button
        type="button"
        onClick={onDismiss}
        className="-m-1 grid size-9 shrink-0 place-items-center rounded-control text-meta hover:text-ink"
      >
        <Icon icon={XIcon} className="size-4.5" />
        <span className="sr-only">Dismiss</span>
      </button>
    </div>
  );
}

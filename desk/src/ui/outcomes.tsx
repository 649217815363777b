import type { ReactNode } from "react";
import { Icon, type IconType } from "./icon.tsx";

/** What an action does, shown in its dialog. */
export const Outcomes = ({ isLive, children }: { isLive?: boolean; children: ReactNode }) => (
  <section className="outcome-list" aria-live={isLive ? "polite" : undefined}>
    <h3>What happens next</h3>
    <ol>{children}</ol>
  </section>
);

export const Outcome = ({ icon, children }: { icon: IconType; children: ReactNode }) => (
  <li>
    <Icon icon={icon} size={18} />
    <span className="wrap-anywhere">{children}</span>
  </li>
);

import { type LeadState, leadState } from "@agency/contract/api/desk";
import type { Transitions } from "../core/states.ts";

const mark = <State extends LeadState>(to: State) => ({
  from: leadState.options,
  to,
  when: `An owner marks it as ${to}.`,
});

/** A new lead is new, also in quarantine. An owner can change any state, for example to correct a mistake. */
export const leadTransitions = {
  reply: { from: ["new"], to: "answered", when: "An owner replies from the desk." },
  quote: {
    from: ["new", "answered"],
    to: "quoted",
    when: "An owner sends a payment request for it.",
  },
  win: {
    from: ["new", "answered", "quoted"],
    to: "won",
    when: "Its payment request is accepted.",
  },
  release: {
    from: leadState.options,
    to: "new",
    when: "An owner releases it from quarantine.",
  },
  "mark-new": mark("new"),
  "mark-answered": mark("answered"),
  "mark-quoted": mark("quoted"),
  "mark-won": mark("won"),
  "mark-lost": mark("lost"),
  "mark-spam": mark("spam"),
} as const satisfies Transitions<LeadState>;

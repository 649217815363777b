import { agency } from "@agency/contract/agency";
import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { dayOf, noonOf, shortDate, shortDateWithYear } from "@agency/contract/format/dates";
import { formatUsd } from "@agency/contract/format/money";
import { dueAfterAcceptance } from "@agency/contract/offers/payment-request-totals";
import { formatDate, formatDay } from "#app/orders/dates.ts";

export type Instalment = PaymentPageResponse["instalments"][number];
type Line = PaymentPageResponse["lines"][number];

const statePriority = ["paying", "open", "claimed", "later"] as const;

/** The payment that comes next: nothing once all is paid. */
export function currentInstallment({ instalments }: PaymentPageResponse): Instalment | undefined {
  return statePriority
    .map((turn) => instalments.find(({ state }) => state === turn))
    .find((found) => found !== undefined);
}

export const paidOf = ({ instalments }: PaymentPageResponse) =>
  instalments.reduce((sum, { state, cents }) => (state === "paid" ? sum + cents : sum), 0);
export const refundedOf = ({ instalments }: PaymentPageResponse) =>
  instalments.reduce((sum, { refundedCents = 0 }) => sum + refundedCents, 0);
/** All of it: nothing of what was paid is left. */
export const isRefunded = (request: PaymentPageResponse) =>
  refundedOf(request) >= request.totalCents;
export const isReturned = ({ cents, refundedCents = 0 }: Instalment) => refundedCents >= cents;
export const lastPaidOf = ({ instalments }: PaymentPageResponse) =>
  instalments.findLast(({ state }) => state === "paid");

/** Nothing is accepted of an hourly invoice: the work was agreed on before. */
export const documentLabel = ({ terms, number }: PaymentPageResponse) =>
  `${terms === "net15" ? "Payment request" : "Proposal"} ${number}`;

export const clientLabel = ({ client: { name, company } }: PaymentPageResponse) =>
  [name, company].filter(Boolean).join(", ");

export const installmentName = ({ kind }: Instalment) => (kind === "whole" ? "payment" : kind);

export const installmentTitle = ({ kind }: Instalment) =>
  ({ whole: "Payment", deposit: "Deposit", balance: "Balance" })[kind];

/** "1.5 × $160"; nothing for one piece. */
export function formatQuantity({ quantityHundredths, unitCents }: Line) {
  if (quantityHundredths === 100) return undefined;
  return `${quantityHundredths / 100} × ${formatUsd(unitCents)}`;
}

/** "Tax, 7.7%" */
export const taxLabel = ({ taxHundredths }: PaymentPageResponse) => `Tax, ${taxHundredths / 100}%`;

const DAY_MS = 86_400_000;

/** By the owner's calendar. */
const today = () => dayOf(new Date());
const isOver = (day: string) => day < today();

/** As the desk counts it. */
export function daysLate(dueOn: string) {
  return Math.max(1, Math.round((Date.parse(today()) - Date.parse(dueOn)) / DAY_MS));
}

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** When an instalment is due, or what became of it. */
export function formatDue({ state, kind, dueOn, late, paidAt, refundedCents }: Instalment) {
  switch (state) {
    case "paid": {
      const paid = paidAt ? `Paid ${formatDate(paidAt)}` : "Paid";
      return refundedCents ? `${paid}, ${formatUsd(refundedCents)} refunded` : paid;
    }
    case "paying":
      return "Processing";
    case "claimed":
      return "Venmo, waiting for confirmation";
    case "open":
      if (!dueOn) return "Due now";
      return late ? `Was due ${formatDay(dueOn)}` : `Due ${formatDay(dueOn)}`;
    case "later":
      if (kind === "balance" && !dueOn) return "Due on delivery";
      return `Due ${dueOn ? formatDay(dueOn) : dueAfterAcceptance}`;
  }
}

/** The one figure that matters now, and what it is. */
export interface Headline {
  tone: "open" | "late" | "waiting" | "good" | "refunded";
  label: string;
  cents: number;
  detail?: string;
}

export function headlineOf(request: PaymentPageResponse): Headline {
  const current = currentInstallment(request);
  const paid = lastPaidOf(request);
  const refunded = refundedOf(request);
  if (!current && isRefunded(request))
    return { tone: "refunded", label: "Refunded", cents: refunded, detail: "Nothing is due." };
  if (!current) {
    const detail = refunded ? `${formatUsd(refunded)} was refunded.` : thanks(paid);
    return { tone: "good", label: "Paid in full", cents: request.totalCents, detail };
  }
  const { cents, dueOn, late, state } = current;
  const title = installmentTitle(current);
  if (request.needsAcceptance) {
    return {
      tone: "open",
      label: paid ? "Balance, once you accept the change" : "Due when you accept",
      cents,
      detail: dueOn ? `${title}, by ${formatDay(dueOn)}` : title,
    };
  }
  switch (state) {
    case "open":
      if (late && dueOn) {
        return {
          tone: "late",
          label: `${title}, ${days(daysLate(dueOn))} late`,
          cents,
          detail: `It was due ${formatDay(dueOn)}.`,
        };
      }
      return {
        tone: "open",
        label: `${title} due`,
        cents,
        detail: dueOn ? `By ${formatDay(dueOn)}` : "Now",
      };
    case "claimed":
      return {
        tone: "waiting",
        label: `${title}, sent with Venmo`,
        cents,
        detail: "We’ll confirm it within 1\u00a0business day.",
      };
    case "later":
      if (!paid) return { tone: "open", label: title, cents, detail: formatDue(current) };
      return {
        tone: "good",
        label: `${installmentTitle(paid)} paid`,
        cents: paid.cents,
        detail: thanks(paid),
      };
    default:
      return {
        tone: "waiting",
        label: `${title} processing`,
        cents,
        detail: "Please don’t pay again. We’ll show the result here.",
      };
  }
}

const thanks = (paid?: Instalment) =>
  paid?.paidAt ? `Thank you. We got it ${formatDate(paid.paidAt)}.` : "Thank you.";

/** How far the client's house has come. */
export type Stage = "planned" | "framed" | "raised" | "ready" | "open" | "closed";

export function stageOf(request: PaymentPageResponse): Stage {
  if (request.needsAcceptance && !lastPaidOf(request)) return "planned";
  const current = currentInstallment(request);
  if (!current) return isRefunded(request) ? "closed" : "open";
  if (current.kind === "balance") return current.state === "later" ? "raised" : "ready";
  // By invoice, the work is done already.
  return request.terms === "net15" ? "ready" : "framed";
}

/** Dec 11; of another year than this one, Jan 8, 2027. */
function shortly(at: Date) {
  const isThisYear = dayOf(at).slice(0, 4) === today().slice(0, 4);
  return (isThisYear ? shortDate(at) : shortDateWithYear(at)).replace(" ", "\u00a0");
}
const shortMoment = (moment: string) => shortly(new Date(moment));
const shortDay = (day: string) => shortly(noonOf(day));

/** The same as whenOf, for a narrow place. */
function shortWhen(instalment: Instalment) {
  const { state, kind, dueOn, late, paidAt } = instalment;
  if (isReturned(instalment)) return "Refunded";
  if (state === "paid") return paidAt ? `Paid ${shortMoment(paidAt)}` : "Paid";
  if (state === "paying") return "Processing";
  if (state === "claimed") return "Confirming";
  if (!dueOn) return kind === "balance" ? "On delivery" : "When you accept";
  return late ? `Was due ${shortDay(dueOn)}` : `By ${shortDay(dueOn)}`;
}

export interface Stop {
  title: string;
  when?: string;
  late?: boolean;
  refunded?: boolean;
  /** Sent, and not confirmed yet: nothing to do for the client. */
  pending?: boolean;
  cents?: number;
  stage: Stage;
  state: "done" | "now" | "ahead";
}

const openUntil = ({ expiresAt }: PaymentPageResponse) =>
  expiresAt ? `By ${shortMoment(expiresAt)}` : "When you’re ready";

function signing(request: PaymentPageResponse): Stop {
  const { acceptance, needsAcceptance } = request;
  if (needsAcceptance && !lastPaidOf(request)) {
    return { title: "You accept", when: openUntil(request), stage: "planned", state: "now" };
  }
  // A change clears the date on which the version before it was accepted.
  const when = acceptance && shortMoment(acceptance.at);
  return { title: "Accepted", when, stage: "planned", state: "done" };
}

/** From the signature to the last payment, with the days that are known. */
export function stopsOf(request: PaymentPageResponse): Stop[] {
  const { needsAcceptance, instalments } = request;
  const current = currentInstallment(request);
  const payment = (instalment: Instalment, stage: Stage): Stop => ({
    title: installmentTitle(instalment),
    when: shortWhen(instalment),
    refunded: isReturned(instalment),
    late: instalment.late,
    pending: instalment.state === "paying" || instalment.state === "claimed",
    cents: instalment.cents,
    stage,
    state:
      instalment.state === "paid"
        ? "done"
        : instalment === current && !needsAcceptance && instalment.state !== "later"
          ? "now"
          : "ahead",
  });
  const [first, second] = instalments;
  if (!first) return [];
  const isPaidFor = lastPaidOf(request) !== undefined;
  const isDelivered = second !== undefined && second.state !== "later";
  const milestones = request.milestones.map(
    ({ title, on }): Stop => ({
      ...{ title, when: shortDay(on), stage: "raised" },
      state: isDelivered || ((isPaidFor || !needsAcceptance) && isOver(on)) ? "done" : "ahead",
    }),
  );
  const delivery: Stop = {
    title: "Delivery",
    // The service does not say when it was.
    when: isDelivered ? undefined : "When it’s ready",
    stage: "ready",
    state: isDelivered ? "done" : "ahead",
  };
  const stops = [
    signing(request),
    payment(first, "framed"),
    ...milestones,
    delivery,
    ...(second ? [payment(second, isReturned(second) ? "closed" : "open")] : []),
  ];
  const next = stops.findIndex(({ state }) => state !== "done");
  if (needsAcceptance && isPaidFor) {
    const change = { title: "You accept the change", when: openUntil(request) };
    return stops.toSpliced(next, 0, { ...change, stage: "raised", state: "now" });
  }
  // When nothing is due, the work is what comes next.
  return stops.map((stop, place) => (place === next ? { ...stop, state: "now" } : stop));
}

export const mailAbout = ({ number, title }: PaymentPageResponse) =>
  `mailto:${agency.email}?subject=${encodeURIComponent(`${number}, ${title}`)}`;

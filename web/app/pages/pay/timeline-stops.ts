import type { PaymentPageResponse } from "@agency/contract/api/payment-requests";
import { dayOf, noonOf, shortDate, shortDateWithYear } from "@agency/contract/format/dates";
import type { Stage } from "./cover-state.ts";
import type { Installment, PaymentPageState } from "./payment-page-state.ts";
import { installmentTitle, isInstallmentRefunded } from "./payment-request-labels.ts";

/** In the owner's time zone. */
const getToday = () => dayOf(new Date());

/** Dec 11 in the current year, otherwise Jan 8, 2027. */
function formatShortDate(date: Date) {
  const isThisYear = dayOf(date).slice(0, 4) === getToday().slice(0, 4);
  return (isThisYear ? shortDate(date) : shortDateWithYear(date)).replace(" ", "\u00a0");
}
const formatShortTimestamp = (timestamp: string) => formatShortDate(new Date(timestamp));
const formatShortDay = (day: string) => formatShortDate(noonOf(day));

/** A shorter version of formatDue. */
function formatShortDue(installment: Installment) {
  const { state, kind, dueOn, isOverdue, paidAt } = installment;
  if (isInstallmentRefunded(installment)) return "Refunded";
  if (state === "paid") return paidAt ? `Paid ${formatShortTimestamp(paidAt)}` : "Paid";
  if (state === "processing") return "Processing";
  if (state === "claimed") return "Confirming";
  if (!dueOn) return kind === "balance" ? "On delivery" : "When you accept";
  return isOverdue ? `Was due ${formatShortDay(dueOn)}` : `By ${formatShortDay(dueOn)}`;
}

export interface TimelineStop {
  /** Two milestones may have the same title. */
  id: string;
  title: string;
  when?: string;
  isOverdue?: boolean;
  isRefunded?: boolean;
  /** Sent but not confirmed, so the client has nothing to do. */
  isPending?: boolean;
  cents?: number;
  stage: Stage;
  state: "done" | "now" | "ahead";
}

const formatOpenUntil = ({ expiresAt }: PaymentPageResponse) =>
  expiresAt ? `By ${formatShortTimestamp(expiresAt)}` : "When you’re ready";

function buildAcceptanceStop({ status, lastPaid, request }: PaymentPageState): TimelineStop {
  if (status === "unaccepted" && !lastPaid) {
    return {
      id: "acceptance",
      title: "You accept",
      when: formatOpenUntil(request),
      stage: "planned",
      state: "now",
    };
  }
  // A new version clears the acceptance of the previous one.
  const when = request.acceptance && formatShortTimestamp(request.acceptance.at);
  return { id: "acceptance", title: "Accepted", when, stage: "planned", state: "done" };
}

/** From the signature to the last payment, with the known dates. */
export function listTimelineStops(pageState: PaymentPageState): TimelineStop[] {
  const { status, next, lastPaid, request } = pageState;
  const isUnaccepted = status === "unaccepted";
  const buildPaymentStop = (installment: Installment, stage: Stage): TimelineStop => ({
    id: `installment ${installment.id}`,
    title: installmentTitle(installment),
    when: formatShortDue(installment),
    isRefunded: isInstallmentRefunded(installment),
    isOverdue: installment.isOverdue,
    isPending: installment.state === "processing" || installment.state === "claimed",
    cents: installment.cents,
    stage,
    state:
      installment.state === "paid"
        ? "done"
        : installment.id === next?.id && !isUnaccepted && status !== "upcoming"
          ? "now"
          : "ahead",
  });
  const [first, second] = request.installments;
  if (!first) return [];
  const isDelivered = second !== undefined && second.state !== "upcoming";
  const milestones = request.milestones.map(
    ({ title, on }, index): TimelineStop => ({
      ...{ id: `milestone ${index}`, title, when: formatShortDay(on), stage: "raised" },
      state: isDelivered || ((lastPaid || !isUnaccepted) && on < getToday()) ? "done" : "ahead",
    }),
  );
  const delivery: TimelineStop = {
    id: "delivery",
    title: "Delivery",
    // The service does not return the date of the delivery.
    when: isDelivered ? undefined : "When it’s ready",
    stage: "ready",
    state: isDelivered ? "done" : "ahead",
  };
  const stops = [
    buildAcceptanceStop(pageState),
    buildPaymentStop(first, "framed"),
    ...milestones,
    delivery,
    ...(second
      ? [buildPaymentStop(second, isInstallmentRefunded(second) ? "closed" : "open")]
      : []),
  ];
  const nextIndex = stops.findIndex(({ state }) => state !== "done");
  if (isUnaccepted && lastPaid) {
    const change = { id: "change", title: "You accept the change", when: formatOpenUntil(request) };
    return stops.toSpliced(nextIndex, 0, { ...change, stage: "raised", state: "now" });
  }
  // When nothing is due, the next step is our work.
  return stops.map((stop, index) => (index === nextIndex ? { ...stop, state: "now" } : stop));
}

import type { OrderDetail } from "@agency/contract/api/desk";
import { formatMinutes } from "@agency/contract/format/duration";
import { Clock as ClockIcon } from "lucide";
import { Link } from "react-router";
import { Icon } from "../ui/icon.tsx";

export function RemainingHours({ order: { number, hours } }: { order: OrderDetail }) {
  if (!hours) return null;
  return (
    <section className="panel panel-pad">
      <h2 className="mb-2">Hours</h2>
      <p className="mb-3">
        <b className="text-strong">{formatMinutes(hours.remainingMinutes)}</b> of{" "}
        {formatMinutes(hours.paidMinutes)} left
      </p>
      <Link className="btn" to={`/hours/${number}`}>
        <Icon icon={ClockIcon} />
        Log time
      </Link>
    </section>
  );
}

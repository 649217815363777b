import type { OrderDetail } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { Mail as MailIcon } from "lucide";
import { pluralize } from "../format/text.ts";
import { formatTrafficSource } from "../format/traffic-source.ts";
import { CopyRow } from "../ui/copy.tsx";
import { Icon } from "../ui/icon.tsx";

export function Buyer({ order: { buyerName, email, before, origin } }: { order: OrderDetail }) {
  return (
    <section className="panel panel-pad">
      <h2 className="mb-2">Buyer</h2>
      {buyerName && <p className="strong wrap-anywhere">{buyerName}</p>}
      {email ? (
        <div className="contact-list mb-2">
          <CopyRow text={email}>
            <Icon icon={MailIcon} size={18} />
          </CopyRow>
        </div>
      ) : (
        <p className="fine quiet mb-2">The personal data of this buyer was deleted.</p>
      )}
      <dl className="facts">
        <div>
          <dt>Before</dt>
          <dd>
            {before.orders === 0
              ? "First order"
              : `${pluralize(before.orders, "other order")}, ${formatUsd(before.orderedCents)}`}
          </dd>
        </div>
        <div>
          <dt>Came from</dt>
          <dd>{formatTrafficSource(origin)}</dd>
        </div>
      </dl>
    </section>
  );
}

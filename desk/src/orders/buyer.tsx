import type { OrderDetail } from "@agency/contract/api/desk";
import { formatUsd } from "@agency/contract/format/money";
import { Mail as MailIcon } from "lucide";
import { pluralize } from "../format/text.ts";
import { formatTrafficSource } from "../format/traffic-source.ts";
import { PersonLink } from "../people/person-link.tsx";
import { CopyRow } from "../ui/copy.tsx";
import { Detail } from "../ui/detail.tsx";
import { Icon } from "../ui/icon.tsx";

export function Buyer({
  order: { buyerName, email, contactHistory, trafficSource, personId },
}: {
  order: OrderDetail;
}) {
  return (
    <section className="panel panel-pad">
      <h2 className="mb-2">Buyer</h2>
      {buyerName && (
        <p className="text-strong wrap-anywhere">
          <PersonLink id={personId}>{buyerName}</PersonLink>
        </p>
      )}
      {email ? (
        <div className="contact-list mb-2">
          <CopyRow text={email}>
            <Icon icon={MailIcon} size={18} />
          </CopyRow>
        </div>
      ) : (
        <p className="caption text-muted mb-2">This buyer’s personal data was deleted.</p>
      )}
      <dl className="description-list">
        <Detail term="Other orders">
          {contactHistory.orders === 0 ? (
            "None"
          ) : (
            <PersonLink id={personId}>
              {pluralize(contactHistory.orders, "order")}, {formatUsd(contactHistory.orderedCents)}
            </PersonLink>
          )}
        </Detail>
        <Detail term="Source">{formatTrafficSource(trafficSource)}</Detail>
      </dl>
    </section>
  );
}

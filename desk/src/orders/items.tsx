import type { OrderDetail } from "@agency/contract/api/desk";
import { formatMinutes } from "@agency/contract/format/duration";
import { lookSetting, lookTitle } from "@agency/contract/offers/looks";
import { exactUsd } from "../format/text.ts";
import { shortDay } from "../format/time.ts";
import { keyed } from "../ui/keyed.ts";

const kinds: Record<string, string> = {
  service: "Service",
  hours: "Prepaid hours",
  deposit: "Deposit",
  template: "Template",
};

export function Items({ order }: { order: OrderDetail }) {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Items</h2>
      </div>
      <div className="panel-body">
        {keyed(order.lines).map(({ key, of }) => (
          <Item key={key} line={of} order={order} />
        ))}
      </div>
    </section>
  );
}

interface ItemProps {
  line: OrderDetail["lines"][number];
  order: OrderDetail;
}

function Item({ line: { name, kind, quantity, totalCents, file, look }, order }: ItemProps) {
  return (
    <div className="item">
      <div>
        <p className="name">
          {name}
          {kind === "hours" && `, ${formatMinutes(Math.round(quantity * 60))}`}
          {kind !== "hours" && quantity > 1 && `, ${quantity} times`}
        </p>
        <p className="fine quiet wrap-anywhere">{file?.name ?? kinds[kind] ?? kind}</p>
        {look && (
          <p className="fine quiet">
            Look: {lookTitle(look.name)} (<code>{lookSetting(look)}</code>)
          </p>
        )}
      </div>
      <p className="strong num">{exactUsd(totalCents)}</p>
      {file && <Downloads used={file.used} allowed={file.allowed} order={order} />}
    </div>
  );
}

interface DownloadsProps {
  used: number;
  allowed: number;
  order: OrderDetail;
}

function Downloads({ used, allowed, order: { accessEnded, accessUntil } }: DownloadsProps) {
  const pips = Array.from({ length: allowed }, (_, pip) => pip);
  return (
    <div className="downloads">
      <span className="pips" aria-hidden="true">
        {pips.map((pip) => (
          <i key={pip} data-used={pip < used || undefined} />
        ))}
      </span>
      <span className="fine">
        <b className="num">
          {used} of {allowed}
        </b>{" "}
        downloads used
        {accessEnded
          ? ", access has ended"
          : accessUntil && `, link works until ${shortDay(new Date(accessUntil))}`}
      </span>
    </div>
  );
}

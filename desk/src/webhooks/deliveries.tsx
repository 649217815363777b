import type { WebhookDelivery } from "@agency/contract/api/webhooks";
import { ListFooter } from "../ui/list-footer.tsx";
import { Table } from "../ui/table.tsx";
import { deliveryColumns } from "./delivery-columns.tsx";

interface DeliveriesProps {
  rows: readonly WebhookDelivery[];
  hasMore: boolean;
}

export function Deliveries({ rows, hasMore }: DeliveriesProps) {
  return (
    <section className="panel overflow-hidden" aria-labelledby="deliveries">
      <div className="panel-header">
        <h2 id="deliveries">Deliveries</h2>
        <span className="caption text-muted">Last 30 days</span>
      </div>
      {rows.length > 0 ? (
        <>
          <Table
            label="Deliveries"
            className="@min-[38rem]:[--column-gap:2rem] [--columns:minmax(max-content,1fr)_minmax(0,1fr)_max-content_max-content_max-content_max-content] @max-[50rem]:[--columns:minmax(max-content,1fr)_minmax(0,1fr)_max-content_max-content_max-content]"
            columns={deliveryColumns}
            rows={rows}
            rowKey={({ id }) => String(id)}
          />
          <ListFooter
            shownCount={rows.length}
            noun="delivery"
            pluralNoun="deliveries"
            hasMore={hasMore}
            isSearchable={false}
          />
        </>
      ) : (
        <p className="panel-body text-muted">
          No deliveries yet. Send a test event to check the receiver.
        </p>
      )}
    </section>
  );
}

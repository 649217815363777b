import type { ReportsResponse } from "@agency/contract/api/reports";
import { countryName } from "@agency/contract/format/countries";
import { formatUsd } from "@agency/contract/format/money";
import { usStateName } from "@agency/contract/format/us-states";
import { formatNumber } from "../format/text.ts";
import { Panel } from "../ui/panel.tsx";
import { ReportTable } from "./report-table.tsx";

/** Shows an accountant where tax may be due. */
export function SalesByState({ states }: Pick<ReportsResponse, "states">) {
  return (
    <Panel title="Sales by state">
      {states.length > 0 ? (
        <ReportTable
          columns={["State or country", "Sales", "Before refunds", "Refunds", "Revenue"]}
          wideColumn="Before refunds"
          rows={states.map(({ country, state, orders, grossCents, refundedCents, cents }) => ({
            key: `${country} ${state}`,
            name: placeName(country, state),
            note: country === "US" && !state ? "State not recognized" : undefined,
            values: [
              formatNumber(orders),
              ...[grossCents, refundedCents, cents].map((amount) => formatUsd(amount)),
            ],
          }))}
        />
      ) : (
        <p className="text-muted">No sales in this period.</p>
      )}
      <p className="caption text-muted mt-3">
        From the billing address of card, PayPal and Venmo payments at the checkout. Sales without
        one, such as Venmo payments sent to you, are “Not recorded”. Refunds include lost disputes.
      </p>
    </Panel>
  );
}

function placeName(country: string | undefined, state: string | undefined) {
  if (!country) return "Not recorded";
  return country === "US" && state ? usStateName(state) : countryName(country);
}

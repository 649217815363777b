import { templateLicense } from "@agency/contract/policies";
import { describeItem } from "../../mail/describe-order.ts";
import type { OrderEmailData } from "../../mail/message.ts";
import { PriceTable } from "../../mail/price-table.tsx";

/** The items with their prices and licenses. */
export function ItemTable({ items, totalCents }: Pick<OrderEmailData, "items" | "totalCents">) {
  return (
    <PriceTable
      prices={items.map((item) => ({
        name: describeItem(item),
        note: item.kind === "template" ? `License: ${templateLicense}` : undefined,
        cents: item.totalCents,
      }))}
      total={{ name: "Total paid", cents: totalCents }}
    />
  );
}

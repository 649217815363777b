import { formatUsd } from "@agency/contract/money";
import type { OrderFacts } from "./message.ts";
import { describeItem } from "./order-words.ts";
import { light } from "./theme.ts";

/** What was bought, each with its price, and the total as the most prominent one. */
export function ItemTable({ items, totalCents }: Pick<OrderFacts, "items" | "totalCents">) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" style={{ width: "100%", marginBottom: 20 }}>
      <tbody>
        {items.map((item) => (
          <tr key={item.name}>
            <th scope="row" className="heading" style={{ ...cell, textAlign: "left" }}>
              {describeItem(item)}
            </th>
            <td className="heading" style={{ ...cell, ...amount }}>
              {formatUsd(item.totalCents)}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="heading line" style={{ ...cell, ...total, textAlign: "left" }}>
            Total paid
          </th>
          <td className="heading line" style={{ ...cell, ...amount, ...total }}>
            {formatUsd(totalCents)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const cell = {
  padding: "9px 0",
  fontSize: 16,
  lineHeight: 1.5,
  fontWeight: 400,
  verticalAlign: "top",
  color: light.heading,
};
const amount = {
  paddingLeft: 16,
  textAlign: "right",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
} as const;
const total = {
  borderTop: `1px solid ${light.line}`,
  borderBottom: `1px solid ${light.line}`,
  padding: "14px 0",
  fontSize: 20,
  lineHeight: 1.2,
  fontWeight: 700,
};

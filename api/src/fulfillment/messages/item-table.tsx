import { formatUsd } from "@agency/contract/money";
import { templateLicense } from "@agency/contract/policies";
import { Fragment } from "react";
import { describeItem } from "../../mail/describe-order.ts";
import type { OrderFacts } from "../../mail/message.ts";
import { light } from "../../mail/theme.ts";

/** What was bought, each with its license and price, and the total as the most prominent one. */
export function ItemTable({ items, totalCents }: Pick<OrderFacts, "items" | "totalCents">) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" style={{ width: "100%" }}>
      <tbody>
        {items.map((item) => (
          <Fragment key={item.name}>
            <tr>
              <th scope="row" className="heading" style={{ ...cell, ...left }}>
                {describeItem(item)}
              </th>
              <td className="heading" style={{ ...cell, ...amount }}>
                {formatUsd(item.totalCents)}
              </td>
            </tr>
            {item.kind === "template" && (
              <tr>
                <td colSpan={2} className="meta" style={license}>
                  License: {templateLicense}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
        <tr>
          <th scope="row" className="heading line" style={{ ...cell, ...total, ...left }}>
            Total paid
          </th>
          <td className="heading line" style={{ ...cell, ...total, ...amount }}>
            {formatUsd(totalCents)}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const cell = {
  padding: "0 0 6px",
  fontSize: 16,
  lineHeight: 1.4,
  fontWeight: 400,
  verticalAlign: "top",
  color: light.heading,
} as const;
const left = { textAlign: "left" } as const;
const license = { padding: "0 0 10px", fontSize: 13, lineHeight: 1.5, color: light.meta };
const amount = {
  paddingLeft: 16,
  textAlign: "right",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
} as const;
const total = {
  borderTop: `1px solid ${light.line}`,
  borderBottom: `1px solid ${light.line}`,
  padding: "9px 0",
  fontSize: 18,
  fontWeight: 700,
} as const;

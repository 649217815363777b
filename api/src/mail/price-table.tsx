import { formatUsd } from "@agency/contract/format/money";
import { light } from "./theme.ts";

interface Price {
  name: string;
  /** Small print below the name, such as a license. */
  note?: string | undefined;
  cents: number;
}

export function PriceTable({ prices, total }: { prices: readonly Price[]; total: Price }) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" style={{ width: "100%" }}>
      <tbody>
        {prices.map(({ name, note, cents }, index) => [
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same name
          <tr key={index}>
            <th scope="row" className="heading" style={{ ...cell, ...left }}>
              {name}
            </th>
            <td className="heading" style={{ ...cell, ...amount }}>
              {formatUsd(cents)}
            </td>
          </tr>,
          note && (
            <tr key={`${name} note`}>
              <td colSpan={2} className="meta" style={small}>
                {note}
              </td>
            </tr>
          ),
        ])}
        <tr>
          <th scope="row" className="heading line" style={{ ...cell, ...sum, ...left }}>
            {total.name}
          </th>
          <td className="heading line" style={{ ...cell, ...sum, ...amount }}>
            {formatUsd(total.cents)}
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
const small = { padding: "0 0 10px", fontSize: 13, lineHeight: 1.5, color: light.meta };
const amount = {
  paddingLeft: 16,
  textAlign: "right",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
} as const;
const sum = {
  borderTop: `1px solid ${light.line}`,
  borderBottom: `1px solid ${light.line}`,
  padding: "9px 0",
  fontSize: 18,
  fontWeight: 700,
} as const;

import type { ReactNode } from "react";
import { Row } from "./elements.tsx";
import { light } from "./theme.ts";
import { breakAnywhere } from "./typography.tsx";

/** Entries without a value are not shown. */
export type DetailEntry = readonly [name: string, value: ReactNode];

const omitEmpty = (details: readonly DetailEntry[]) =>
  details.filter(([, value]) => value !== undefined && value !== "");

/** One entry per row. */
export function DetailsTable({ details }: { details: readonly DetailEntry[] }) {
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" style={table}>
      <tbody>
        {omitEmpty(details).map(([name, value], index) => (
          <tr key={name}>
            <th scope="row" className="meta line" style={{ ...row(index), ...rowName }}>
              {name}
            </th>
            <td className="heading line" style={{ ...row(index), color: light.heading }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** All entries in one row, or two per row on a phone. */
export function DetailsGrid({ details }: { details: readonly DetailEntry[] }) {
  return (
    <Row width="100%" style={table}>
      {omitEmpty(details).map(([name, value]) => (
        <td key={name} className="heading detail" style={cell}>
          <span className="meta name" style={cellName}>
            {name}
          </span>
          {value}
        </td>
      ))}
    </Row>
  );
}

const table = { width: "100%", margin: "0 0 8px" } as const;
const text = {
  ...breakAnywhere,
  lineHeight: 1.45,
  textAlign: "left",
  verticalAlign: "top",
} as const;
const row = (index: number) =>
  ({
    ...text,
    padding: "7px 0",
    borderTop: index === 0 ? undefined : `1px solid ${light.line}`,
    fontSize: 15,
  }) as const;
const rowName = { width: 92, paddingRight: 16, fontWeight: 400, color: light.meta };
const cell = { ...text, padding: "9px 10px 0 0", fontSize: 14, color: light.heading } as const;
const cellName = { display: "block", fontSize: 13, color: light.meta };

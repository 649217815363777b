import type { ReactNode } from "react";
import { light } from "./theme.ts";

/** A name and what it stands for; a fact that is not known is left out. */
export type Fact = readonly [name: string, value: ReactNode];

export function FactsTable({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== undefined && value !== "");
  return (
    <table width="100%" cellPadding="0" cellSpacing="0" style={table}>
      <tbody>
        {known.map(([name, value], index) => (
          <tr key={name}>
            <th scope="row" className="meta line" style={{ ...cell(index), ...nameCell }}>
              {name}
            </th>
            <td className="heading line" style={{ ...cell(index), color: light.heading }}>
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const table = { width: "100%", margin: "0 0 8px" };
const cell = (index: number) =>
  ({
    padding: "9px 0",
    borderTop: index === 0 ? undefined : `1px solid ${light.line}`,
    fontSize: 15,
    lineHeight: 1.5,
    textAlign: "left",
    verticalAlign: "top",
    wordBreak: "break-word",
    overflowWrap: "anywhere",
  }) as const;
const nameCell = { width: 104, paddingRight: 16, fontWeight: 400, color: light.meta };

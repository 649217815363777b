import type { ReactNode } from "react";

/** Where a cell is in the two lines of a row on phones. Other cells are hidden there. */
type PhonePlace = "primary" | "amount" | "status" | "text" | "time";

export interface Column<Row> {
  name: string;
  /** Right-aligned. */
  isAmount?: boolean;
  phone?: PhonePlace;
  /** Hidden on tablets and phones. */
  isWide?: boolean;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  label: string;
  /** The first column names the row, and has its link. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Sets --columns, the widths where the table is not narrow. */
  className: string;
}

/** Explicit, because Safari drops the roles of tables with a grid layout. */
const role = (name: string) => ({ role: name });

/** A table that shows two lines per row where it is narrow. */
export function Table<Row>({ label, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    <div className="data-table">
      <table {...role("table")} aria-label={label} className={className}>
        <thead {...role("rowgroup")}>
          <tr {...role("row")}>
            {columns.map((column) => (
              <th key={column.name} scope="col" {...role("columnheader")} {...toData(column)}>
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role("rowgroup")}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...role("row")} data-row={rowKey(row)}>
              {columns.map((column, index) => (
                <Cell key={column.name} column={column} row={row} isHeader={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  isHeader: boolean;
}

function Cell<Row>({ column, row, isHeader }: CellProps<Row>) {
  const content = column.cell(row);
  return isHeader ? (
    <th scope="row" {...role("rowheader")} {...toData(column)}>
      {content}
    </th>
  ) : (
    <td {...role("cell")} {...toData(column)}>
      {content}
    </td>
  );
}

const toData = <Row,>({ isAmount, phone, isWide }: Column<Row>) => ({
  "data-amount": isAmount,
  "data-phone": phone,
  "data-wide": isWide,
});

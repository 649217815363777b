/** Placeholders with the final heights of the content. */

import { type Column, Table } from "./table.tsx";

export interface ListTable {
  label: string;
  columns: readonly Column<never>[];
  className: string;
}

const range = (n: number) => Array.from({ length: n }, (_, i) => i);

export function WorklistSkeleton() {
  return (
    <div className="panel">
      {[3, 2].map((rows) => (
        <div className="day" key={rows}>
          <div className="day-name">
            <span className="skeleton w-16" />
          </div>
          {range(rows).map((row) => (
            <div className="worklist-item" key={row}>
              <span className="worklist-due">
                <span className="skeleton w-18" />
              </span>
              <span className="skeleton skeleton-icon" />
              <div className="worklist-text">
                <span className="skeleton w-3/5" />
                <span className="skeleton mt-2 w-4/5" />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

export function ChipsSkeleton({ count }: { count: number }) {
  return (
    <div className="toolbar">
      <div className="chips">
        {range(count).map((chip) => (
          <span className="chip w-18" key={chip}>
            <span className="skeleton w-full" />
          </span>
        ))}
      </div>
    </div>
  );
}

/** The table of a list, with the same columns. Hidden from screen readers, because its rows have no names. */
export function ListSkeleton({ table }: { table: ListTable }) {
  const columns = table.columns.map((column, index) => ({
    ...column,
    cell: () => (index === 0 ? <NameSkeleton /> : <Line className="w-16" />),
  }));
  return (
    <div className="panel overflow-hidden" aria-hidden="true">
      <Table {...table} columns={columns} rows={range(8)} rowKey={String} />
    </div>
  );
}

/** Inline, so that it takes as much space as text. */
const Line = ({ className }: { className: string }) => (
  <span className={`skeleton inline-block max-w-full ${className}`} />
);

const NameSkeleton = () => (
  <>
    <Line className="w-3/4" />
    <small>
      <Line className="w-1/2" />
    </small>
  </>
);

export const PanelSkeleton = () => (
  <div className="stack">
    <Panels />
  </div>
);

/** Most records have a second column. */
export const RecordSkeleton = () => (
  <div className="columns">
    <div className="stack">
      <Panels />
    </div>
    <div className="stack side-panels">
      <Panels />
    </div>
  </div>
);

const Panels = () =>
  range(2).map((panel) => (
    <div className="panel panel-pad stack" key={panel}>
      <span className="skeleton w-32" />
      <span className="skeleton w-4/5" />
      <span className="skeleton w-3/5" />
    </div>
  ));

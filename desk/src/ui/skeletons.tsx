/** Placeholders with the final heights of the content. */

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
          <span className="chip w-24" key={chip}>
            <span className="skeleton w-full" />
          </span>
        ))}
      </div>
    </div>
  );
}

/** The class has the columns. Lines are inline, so that they take as much space as text. */
export function ListSkeleton({ className }: { className: string }) {
  return (
    <div className={`panel list ${className}`}>
      <div className="list-header">
        <span className="skeleton w-16" />
      </div>
      {range(8).map((row) => (
        <div className="row" key={row}>
          <div className="primary-cell">
            <span className="skeleton inline-block w-3/4" />
            <small>
              <span className="skeleton inline-block w-1/2" />
            </small>
          </div>
          <span className="skeleton wide-cell w-20" />
          <span className="skeleton wide-cell w-3/5" />
          <span className="skeleton w-16 justify-self-end" />
          <div className="meta-line">
            <span className="skeleton inline-block w-3/5" />
            {"\u00a0"}
          </div>
        </div>
      ))}
    </div>
  );
}

export function PanelSkeleton() {
  return (
    <div className="stack">
      {range(2).map((panel) => (
        <div className="panel panel-pad stack" key={panel}>
          <span className="skeleton w-32" />
          <span className="skeleton w-4/5" />
          <span className="skeleton w-3/5" />
        </div>
      ))}
    </div>
  );
}

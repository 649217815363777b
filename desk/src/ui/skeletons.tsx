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

export function ListSkeleton() {
  return (
    <div className="panel list list-leads">
      {range(8).map((row) => (
        <div className="row" key={row}>
          <span className="skeleton w-3/4" />
          <span className="skeleton w-20" />
          <span className="skeleton wide-cell w-3/5" />
          <span className="skeleton wide-cell" />
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

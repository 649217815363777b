/** Places where words will be, at their final heights. */

const many = (n: number) => Array.from({ length: n }, (_, i) => i);

export function WorklistSkeleton() {
  return (
    <div className="panel">
      {[3, 2].map((rows) => (
        <div className="day" key={rows}>
          <div className="day-name">
            <span className="bone w-16" />
          </div>
          {many(rows).map((row) => (
            <div className="todo" key={row}>
              <span className="todo-when">
                <span className="bone w-18" />
              </span>
              <span className="bone bone-icon" />
              <div className="todo-text">
                <span className="bone w-3/5" />
                <span className="bone mt-2 w-4/5" />
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
      {many(8).map((row) => (
        <div className="row" key={row}>
          <span className="bone w-3/4" />
          <span className="bone w-20" />
          <span className="bone wide-cell w-3/5" />
          <span className="bone wide-cell" />
        </div>
      ))}
    </div>
  );
}

export function PanelSkeleton() {
  return (
    <div className="stack">
      {many(2).map((panel) => (
        <div className="panel panel-pad stack" key={panel}>
          <span className="bone w-32" />
          <span className="bone w-4/5" />
          <span className="bone w-3/5" />
        </div>
      ))}
    </div>
  );
}

import { Link } from "react-router";

export interface Chip {
  name: string;
  to: string;
  count?: number;
  current: boolean;
}

/** Counting stops somewhere: more than that is shown as "999+". */
const most = 999;

/** Which entries of a list are shown. */
export function Chips({ chips }: { chips: readonly Chip[] }) {
  return (
    <div className="tools">
      <nav className="chips" aria-label="Show">
        {chips.map(({ name, to, count, current }) => (
          <Link
            key={name}
            to={to}
            className="chip"
            aria-current={current || undefined}
            preventScrollReset
          >
            {name}
            {count !== undefined && <b>{count > most ? `${most}+` : count}</b>}
          </Link>
        ))}
      </nav>
    </div>
  );
}

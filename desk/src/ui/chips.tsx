import { Link } from "react-router";

interface ChipsProps {
  path: string;
  /** By filter; the first one is the default. */
  names: Readonly<Record<string, string>>;
  counts?: Readonly<Record<string, number>>;
  current: string;
}

/** Higher counts are shown as "999+". */
const maxCount = 999;

/** Links that filter a list. */
export function Chips({ path, names, counts = {}, current }: ChipsProps) {
  return (
    <div className="toolbar">
      <nav className="chips" aria-label="Filter">
        {Object.entries(names).map(([filter, name], index) => (
          <Chip
            key={filter}
            to={index === 0 ? path : `${path}?filter=${filter}`}
            isCurrent={filter === current}
            name={name}
            count={counts[filter]}
          />
        ))}
      </nav>
    </div>
  );
}

interface ChipProps {
  to: string;
  isCurrent: boolean;
  name: string;
  count: number | undefined;
}

const Chip = ({ to, isCurrent, name, count }: ChipProps) => (
  <Link to={to} className="chip" aria-current={isCurrent || undefined} preventScrollReset>
    {name}
    {count !== undefined && <b>{count > maxCount ? `${maxCount}+` : count}</b>}
  </Link>
);

import { Link, useSearchParams } from "react-router";

interface ChipsProps {
  path: string;
  /** By filter; the first one is the default. */
  names: Readonly<Record<string, string>>;
  counts?: Readonly<Record<string, number>>;
  current: string;
}

/** Higher counts are shown as "999+". */
const maxCount = 999;

/** Links that filter a list, without those that have no records. They keep its other parameters, but start at the first page. */
export function Chips({ path, names, counts = {}, current }: ChipsProps) {
  const [params] = useSearchParams();
  function linkTo(filter: string | undefined) {
    const next = new URLSearchParams(params);
    next.delete("pages");
    if (filter) next.set("filter", filter);
    else next.delete("filter");
    return next.size > 0 ? `${path}?${next}` : path;
  }
  const [defaultFilter] = Object.keys(names);
  const shown = Object.entries(names).filter(
    ([filter]) => counts[filter] !== 0 || filter === current || filter === defaultFilter,
  );
  return (
    <div className="toolbar">
      <nav className="chips" aria-label="Filter">
        {shown.map(([filter, name]) => (
          <Chip
            key={filter}
            to={linkTo(filter === defaultFilter ? undefined : filter)}
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

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

/** Links that filter a list. They keep its other parameters, but start at the first page. */
export function Chips({ path, names, counts = {}, current }: ChipsProps) {
  const [params] = useSearchParams();
  function linkTo(filter: string | undefined) {
    const next = new URLSearchParams(params);
    next.delete("pages");
    if (filter) next.set("filter", filter);
    else next.delete("filter");
    return next.size > 0 ? `${path}?${next}` : path;
  }
  return (
    <div className="toolbar">
      <nav className="chips" aria-label="Filter">
        {Object.entries(names).map(([filter, name], index) => (
          <Chip
            key={filter}
            to={linkTo(index === 0 ? undefined : filter)}
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

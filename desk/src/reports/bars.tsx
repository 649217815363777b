import { formatNumber } from "../format/text.ts";

interface Bar {
  name: string;
  count: number;
  /** A secondary value. */
  detail?: string;
}

/** A bar chart whose values are also readable as text. */
export function Bars({ bars }: { bars: Bar[] }) {
  const maxCount = Math.max(...bars.map(({ count }) => count), 1);
  return (
    <ul className="grid gap-3">
      {bars.map(({ name, count, detail }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-[0.3125rem] text-(--desk-strong)"
        >
          <span>{name}</span>
          <span className="font-semibold tabular-nums">
            {formatNumber(count)}
            {detail && (
              <small className="ml-1.5 text-(length:--text-micro) font-normal text-(--desk-muted)">
                {detail}
              </small>
            )}
          </span>
          <svg
            className="col-span-full h-1.5 w-full rounded-[3px] bg-(--desk-grid)"
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect
              className="fill-(--desk-bar)"
              width={(Math.max(0, count) / maxCount) * 100}
              height={6}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}

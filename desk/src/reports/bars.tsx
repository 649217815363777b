import { formatNumber } from "../format/text.ts";
import { Track } from "../ui/track.tsx";

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
          <Track
            className="col-span-full h-1.5 rounded-[3px]"
            share={Math.max(0, count) / maxCount}
          />
        </li>
      ))}
    </ul>
  );
}

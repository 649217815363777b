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
    <ul className="bars">
      {bars.map(({ name, count, detail }) => (
        <li key={name}>
          <span>{name}</span>
          <span className="value">
            {formatNumber(count)}
            {detail && <small>{detail}</small>}
          </span>
          <svg
            className="bar-track"
            viewBox="0 0 100 6"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className="bar-fill" width={(Math.max(0, count) / maxCount) * 100} height={6} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

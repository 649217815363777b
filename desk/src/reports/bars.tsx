import { grouped } from "../format/text.ts";

interface Bar {
  name: string;
  count: number;
  /** A second figure, quieter. */
  beside?: string;
}

/** The figures as words, and a bar for the eye. */
export function Bars({ bars }: { bars: Bar[] }) {
  const most = Math.max(...bars.map(({ count }) => count), 1);
  return (
    <ul className="bars">
      {bars.map(({ name, count, beside }) => (
        <li key={name}>
          <span className="clip">{name}</span>
          <span className="val">
            {grouped(count)}
            {beside && <small>{beside}</small>}
          </span>
          <svg className="track" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect className="fill" width={(Math.max(0, count) / most) * 100} height={6} />
          </svg>
        </li>
      ))}
    </ul>
  );
}

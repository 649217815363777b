import { formatUsd } from "@agency/contract/format/money";
import { axisLines } from "./axis.ts";

interface Column {
  key: string;
  name: string;
  cents: number;
  /** One that is not is drawn softer. */
  isOver: boolean;
}

interface ColumnChartProps {
  columns: Column[];
  label: string;
  width: number;
  height: number;
  /** Every other name, and no figure but the highest. */
  narrow?: boolean;
}

const TOP = 24;
const BOTTOM = 22;
const LEFT = 48;

/** One hue; the peak and the month that is not over are named, the others when pointed at. */
export function ColumnChart({ columns, label, width, height, narrow = false }: ColumnChartProps) {
  const most = Math.max(...columns.map(({ cents }) => cents), 1);
  const area = height - TOP - BOTTOM;
  const slot = (width - LEFT) / columns.length;
  const thick = Math.min(28, slot * 0.62);
  const y = (cents: number) => TOP + area - (Math.max(0, cents) / (most * 1.04)) * area;
  const peak = columns.findIndex(({ cents }) => cents === most);
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {axisLines(most).map((cents) => (
        <g key={cents}>
          <line className="grid-line" x1={LEFT} x2={width} y1={y(cents)} y2={y(cents)} />
          <text x={LEFT - 10} y={y(cents) + 4} textAnchor="end">
            {short(cents)}
          </text>
        </g>
      ))}
      {columns.map(({ key, name, cents, isOver }, index) => {
        const middle = LEFT + (index + 0.5) * slot;
        const named = cents > 0 && (index === peak || (!isOver && !narrow));
        const lastNamed = (columns.length - 1 - index) % (narrow ? 2 : 1) === 0;
        return (
          <g key={key} className={named ? "column named" : "column"}>
            <rect className="hit" x={middle - slot / 2} y={TOP} width={slot} height={area} />
            <path className={isOver ? "bar" : "bar soft"} d={bar(middle, thick, y(cents), y(0))} />
            <text className="figure" x={middle} y={y(cents) - 7} textAnchor="middle">
              {short(cents)}
            </text>
            {lastNamed && (
              <text x={middle} y={height - 4} textAnchor="middle">
                {name}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** Round above, flat on its line. */
function bar(middle: number, thick: number, top: number, base: number) {
  const height = Math.max(2, base - top);
  const r = Math.min(4, height);
  const x = middle - thick / 2;
  return `M${x} ${base}v${r - height}q0 ${-r} ${r} ${-r}h${thick - 2 * r}q${r} 0 ${r} ${r}v${height - r}z`;
}

/** $11.1k, $3,097 */
const short = (cents: number) =>
  cents >= 1_000_000
    ? `$${(cents / 100_000).toFixed(1).replace(/\.0$/, "")}k`
    : formatUsd(Math.round(cents / 100) * 100);

import { formatUsd } from "@agency/contract/format/money";
import { axisLines } from "./axis.ts";

interface Column {
  key: string;
  name: string;
  cents: number;
  /** False for the current month, which is drawn lighter. */
  isOver: boolean;
}

interface ColumnChartProps {
  columns: Column[];
  label: string;
  width: number;
  height: number;
  /** Labels every other month, and only the highest value. */
  narrow?: boolean;
}

const TOP = 24;
const BOTTOM = 22;
const LEFT = 48;

/** Labels the highest and the current month; the other values appear on hover. */
export function ColumnChart({ columns, label, width, height, narrow = false }: ColumnChartProps) {
  const maxCents = Math.max(...columns.map(({ cents }) => cents), 1);
  const plotHeight = height - TOP - BOTTOM;
  const slot = (width - LEFT) / columns.length;
  const barWidth = Math.min(28, slot * 0.62);
  const y = (cents: number) =>
    TOP + plotHeight - (Math.max(0, cents) / (maxCents * 1.04)) * plotHeight;
  const peak = columns.findIndex(({ cents }) => cents === maxCents);
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {axisLines(maxCents).map((cents) => (
        <g key={cents}>
          <line className="grid-line" x1={LEFT} x2={width} y1={y(cents)} y2={y(cents)} />
          <text x={LEFT - 10} y={y(cents) + 4} textAnchor="end">
            {formatCompact(cents)}
          </text>
        </g>
      ))}
      {columns.map(({ key, name, cents, isOver }, index) => {
        const middle = LEFT + (index + 0.5) * slot;
        const hasValueLabel = cents > 0 && (index === peak || (!isOver && !narrow));
        const hasNameLabel = (columns.length - 1 - index) % (narrow ? 2 : 1) === 0;
        return (
          <g key={key} className={hasValueLabel ? "column named" : "column"}>
            <rect
              className="hit-area"
              x={middle - slot / 2}
              y={TOP}
              width={slot}
              height={plotHeight}
            />
            <path
              className={isOver ? "bar" : "bar is-partial"}
              d={barPath(middle, barWidth, y(cents), y(0))}
            />
            <text className="value-label" x={middle} y={y(cents) - 7} textAnchor="middle">
              {formatCompact(cents)}
            </text>
            {hasNameLabel && (
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

/** A bar with rounded upper corners. */
function barPath(middle: number, width: number, top: number, base: number) {
  const height = Math.max(2, base - top);
  const r = Math.min(4, height);
  const x = middle - width / 2;
  return `M${x} ${base}v${r - height}q0 ${-r} ${r} ${-r}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - r}z`;
}

/** "$11.1k" or "$3,097" */
const formatCompact = (cents: number) =>
  cents >= 1_000_000
    ? `$${(cents / 100_000).toFixed(1).replace(/\.0$/, "")}k`
    : formatUsd(Math.round(cents / 100) * 100);

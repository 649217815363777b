import { formatUsd } from "@agency/contract/format/money";
import { useId } from "react";
import { axisLines } from "./axis.ts";
import { useWidth } from "./use-width.ts";

interface Column {
  key: string;
  /** Below the column. */
  name: string;
  /** For screen readers. */
  label: string;
  cents: number;
  /** False for the current month, which is drawn lighter. */
  isOver: boolean;
}

interface ColumnChartProps {
  legend: string;
  columns: readonly Column[];
  /** The key of the column whose values are shown. */
  selected: string;
  onSelect: (key: string) => void;
}

const TOP = 24;
const BOTTOM = 22;
const LEFT = 48;
/** Below this width, names and values of neighboring columns would touch. */
const MIN_NAME_WIDTH = 32;
const MIN_VALUE_WIDTH = 48;
/** Below this width, a value would cover a higher column beside it. */
const MIN_SELECTED_WIDTH = 36;

/** Columns are radio buttons: one stop for the Tab key, and arrow keys move between them. */
export function ColumnChart({ legend, columns, selected, onSelect }: ColumnChartProps) {
  const { ref, width } = useWidth<HTMLFieldSetElement>();
  const group = useId();
  return (
    <fieldset ref={ref} className="chart">
      <legend className="sr-only">{legend}</legend>
      {width > 0 && <Drawing columns={columns} selected={selected} width={width} />}
      <div className="chart-columns">
        {columns.map(({ key, label }) => (
          <label
            key={key}
            onPointerEnter={({ pointerType }) => pointerType === "mouse" && onSelect(key)}
          >
            <input
              type="radio"
              className="sr-only"
              name={group}
              checked={key === selected}
              onChange={() => onSelect(key)}
            />
            <span className="sr-only">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface DrawingProps extends Pick<ColumnChartProps, "columns" | "selected"> {
  width: number;
}

/** Drawn in pixels, so that the text has the same size at every width. */
function Drawing({ columns, selected, width }: DrawingProps) {
  const height = width < 560 ? 210 : 250;
  const maxCents = Math.max(...columns.map(({ cents }) => cents), 0);
  const lines = axisLines(maxCents);
  const topCents = lines.at(-1) || 1;
  const plotHeight = height - TOP - BOTTOM;
  const slot = (width - LEFT) / columns.length;
  const barWidth = Math.min(36, slot * 0.62);
  const y = (cents: number) => TOP + plotHeight - (Math.max(0, cents) / topCents) * plotHeight;
  const nameStep = slot < MIN_NAME_WIDTH ? 2 : 1;
  const shown = columns.findIndex(({ key }) => key === selected);
  const peak = columns.findIndex(({ cents }) => cents > 0 && cents === maxCents);
  const hasSelectedValue = slot >= MIN_SELECTED_WIDTH;
  const hasPeakValue =
    !hasSelectedValue || peak === shown || Math.abs(peak - shown) * slot >= MIN_VALUE_WIDTH;
  const hasValueLabel = (index: number) =>
    (index === shown && hasSelectedValue) || (index === peak && hasPeakValue);
  return (
    <svg width={width} height={height} aria-hidden="true">
      {lines.map((cents) => (
        <g key={cents}>
          <line className="grid-line" x1={LEFT} x2={width} y1={y(cents)} y2={y(cents)} />
          <text x={LEFT - 10} y={y(cents) + 4} textAnchor="end">
            {formatCompact(cents)}
          </text>
        </g>
      ))}
      {columns.map(({ key, name, cents, isOver }, index) => {
        const middle = LEFT + (index + 0.5) * slot;
        return (
          <g key={key} data-selected={index === shown || undefined}>
            <path
              className={isOver ? "bar" : "bar is-partial"}
              d={barPath(middle, barWidth, y(cents), y(0))}
            />
            {hasValueLabel(index) && (
              <text
                className="value-label"
                x={Math.min(middle, width - MIN_VALUE_WIDTH / 2)}
                y={y(cents) - 7}
                textAnchor="middle"
              >
                {formatCompact(cents)}
              </text>
            )}
            {(columns.length - 1 - index) % nameStep === 0 && (
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

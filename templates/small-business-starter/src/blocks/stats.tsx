import { stats } from "../../content/stats.ts";
import { site } from "../../site.config.ts";
import type { Stats } from "../content-types.ts";
import { Block } from "../parts/block.tsx";
import { useCountUp } from "../parts/use-count-up.ts";

const ringColors = ["text-ring-1", "text-ring-2", "text-ring-3", "text-ring-4"];
const ringLength = 2 * Math.PI * 60;

export function StatsBlock() {
  return (
    <Block name="stats" section={stats}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-9 @5xl:flex @5xl:justify-between">
        {stats.items.map((item, i) => (
          <Stat key={item.text} item={item} color={ringColors[i % 4] ?? ""} />
        ))}
      </dl>
    </Block>
  );
}

function Stat({ item, color }: { item: Stats["items"][number]; color: string }) {
  const { number, before = "", after = "", text, ring } = item;
  // "share" runs from 0 to 1 while counting. It is 1 in the finished HTML.
  const { ref, share } = useCountUp<HTMLDivElement>();
  const decimals = String(number).split(".")[1]?.length ?? 0;
  const figure = (value: number) =>
    `${before}${value.toLocaleString(site.language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}${after}`;
  const drawn = (ringLength * ring * share) / 100;
  return (
    <div ref={ref} className="flex flex-col gap-3 @lg:flex-row @lg:items-center @lg:gap-5">
      <dt className="order-2 max-w-[13ch] text-lg leading-tight text-balance">{text}</dt>
      <dd className="relative size-32 shrink-0 xl:size-37.5">
        <svg
          viewBox="0 0 150 150"
          fill="none"
          stroke="currentColor"
          strokeWidth="13"
          aria-hidden="true"
        >
          <circle className="text-line" cx="75" cy="75" r="60" />
          <circle
            className={color}
            cx="75"
            cy="75"
            r="60"
            strokeLinecap="round"
            strokeDasharray={`${drawn} ${ringLength}`}
            strokeOpacity={drawn ? 1 : 0}
            transform="rotate(-90 75 75)"
          />
        </svg>
        <span className="figure absolute inset-0 grid place-items-center text-[2.125rem] xl:text-[2.5rem]">
          <span aria-hidden="true">{figure(number * share)}</span>
          <span className="sr-only">{figure(number)}</span>
        </span>
      </dd>
    </div>
  );
}

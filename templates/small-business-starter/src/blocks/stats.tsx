import { stats } from "../../content/stats.ts";
import { site } from "../../site.config.ts";
import type { Stats } from "../content-types.ts";
import { Block } from "../parts/block.tsx";
import { useCountUp } from "../parts/use-count-up.ts";

type Item = Stats["items"][number];

export function StatsBlock() {
  return (
    <Block name="stats" section={stats}>
      <dl className="grid gap-x-8 gap-y-9 @md:grid-cols-2 @4xl:grid-cols-4">
        {stats.items.map((item) => (
          <Stat key={item.text} item={item} />
        ))}
      </dl>
    </Block>
  );
}

function Stat({ item }: { item: Item }) {
  const { number, before = "", after = "", text } = item;
  // Runs from 0 to 1 during the animation. It is 1 in the HTML.
  const { ref, share: progress } = useCountUp<HTMLDivElement>();
  const decimals = String(number).split(".")[1]?.length ?? 0;
  const format = (value: number) =>
    `${before}${value.toLocaleString(site.language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}${after}`;
  return (
    <div ref={ref} className="flex flex-col">
      <ProgressBar share={after.trim() === "%" ? number * progress : undefined} />
      <dt className="order-2 max-w-[22ch] text-lg leading-snug text-balance">{text}</dt>
      <dd className="figure stat-figure mt-5 mb-2 text-mark">
        <span aria-hidden="true">{format(number * progress)}</span>
        <span className="sr-only">{format(number)}</span>
      </dd>
    </div>
  );
}

/** A progress bar for percentages, and a plain line for other figures. */
function ProgressBar({ share }: { share?: number }) {
  return (
    <svg
      className="stat-line w-full"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="fill-line" width="100" height={share === undefined ? 0.25 : 1} />
      {share !== undefined && (
        <rect className="fill-mark" width={Math.min(share, 100)} height="1" />
      )}
    </svg>
  );
}

interface UsageBarProps {
  account: { remainingMinutes: number; paidMinutes: number };
}

/** Hidden from screen readers, because the numbers are beside it. */
export function UsageBar({ account: { remainingMinutes, paidMinutes } }: UsageBarProps) {
  const usedShare = paidMinutes > 0 ? (paidMinutes - remainingMinutes) / paidMinutes : 1;
  const width = Math.min(1, Math.max(0, usedShare)) * 100;
  return (
    <svg
      className="h-2 w-full rounded-[4px] bg-(--desk-grid) [td_&]:h-1.5 [td_&]:rounded-[3px]"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="fill-(--desk-bar)" width={width} height={8} />
    </svg>
  );
}

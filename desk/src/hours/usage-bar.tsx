interface UsageBarProps {
  account: { remainingMinutes: number; paidMinutes: number };
}

/** Hidden from screen readers, because the numbers are beside it. */
export function UsageBar({ account: { remainingMinutes, paidMinutes } }: UsageBarProps) {
  const usedShare = paidMinutes > 0 ? (paidMinutes - remainingMinutes) / paidMinutes : 1;
  const width = Math.min(1, Math.max(0, usedShare)) * 100;
  return (
    <svg className="usage-track" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="bar-fill" width={width} height={8} />
    </svg>
  );
}

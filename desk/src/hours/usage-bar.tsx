interface MeterProps {
  account: { leftMinutes: number; paidMinutes: number };
}

/** How much of it is used, for the eye; the figures stand beside it. */
export function UsageBar({ account: { leftMinutes, paidMinutes } }: MeterProps) {
  const used = paidMinutes > 0 ? (paidMinutes - leftMinutes) / paidMinutes : 1;
  const width = Math.min(1, Math.max(0, used)) * 100;
  return (
    <svg className="used-track" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="fill" width={width} height={8} />
    </svg>
  );
}

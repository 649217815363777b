import { Track } from "../ui/track.tsx";

interface UsageBarProps {
  account: { remainingMinutes: number; paidMinutes: number };
}

export function UsageBar({ account: { remainingMinutes, paidMinutes } }: UsageBarProps) {
  const usedShare = paidMinutes > 0 ? (paidMinutes - remainingMinutes) / paidMinutes : 1;
  return (
    <Track
      className="h-2 rounded-[4px] [td_&]:h-1.5 [td_&]:rounded-[3px]"
      share={Math.min(1, Math.max(0, usedShare))}
    />
  );
}

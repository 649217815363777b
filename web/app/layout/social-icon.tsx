import type { ReactNode } from "react";

const drawings: Readonly<Record<string, ReactNode>> = {
  Instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.25" />
      <circle cx="17" cy="7" r="0.6" fill="currentColor" />
    </>
  ),
  LinkedIn: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="4" />
      <path d="M7.5 10.5V17M11.5 17v-6.500M11.500 13.500c0-3.600 5-3.900 5-.3V17" />
      <circle cx="7.5" cy="7.4" r="0.7" fill="currentColor" />
    </>
  ),
  Dribbble: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3.200 10.500c6.500.2 11.500-1.300 15-5M8.500 3.700c3.500 4.600 5.700 10 6.500 16.500M5.500 18.200c3.200-5.400 8.300-7.200 15.400-5.500" />
    </>
  ),
};

/** A globe, for networks without an icon of ours. */
const globe = (
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c5 5.500 5 12.500 0 18M12 3c-5 5.500-5 12.500 0 18" />
  </>
);

export function SocialIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5.5 fill-none stroke-current"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden
    >
      {drawings[name] ?? globe}
    </svg>
  );
}

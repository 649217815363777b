import type { ReactNode } from "react";

const text = { textAnchor: "middle", fontWeight: 800, x: 19 } as const;

/** Simple drawings of the payment brands, 38 by 24. */
const drawings: Record<string, ReactNode> = {
  Visa: (
    <text {...text} y="16.5" fontSize="12.5" fontStyle="italic" letterSpacing="-0.4" fill="#1434cb">
      VISA
    </text>
  ),
  Mastercard: (
    <>
      <circle cx="15" cy="12" r="7" fill="#eb001b" />
      <circle cx="23" cy="12" r="7" fill="#f79e1b" />
      <path d="M19 6.25a7 7 0 0 1 0 11.5 7 7 0 0 1 0-11.5Z" fill="#ff5f00" />
    </>
  ),
  "American Express": (
    <>
      <path d="M0 0h38v24H0z" fill="#016fd0" />
      <text {...text} y="15.8" fontSize="10.5" letterSpacing="0.2" fill="#fff">
        AMEX
      </text>
    </>
  ),
  Discover: (
    <>
      <path d="M38 13.5V24H12c11.5-1.5 20-5 26-10.5Z" fill="#f47216" />
      <text {...text} y="12.2" fontSize="6.8" fill="#221f20">
        DISCOVER
      </text>
    </>
  ),
  PayPal: (
    <>
      <path
        d="M16.5 8.5h5.5c3 0 4.4 1.8 3.9 4.4-.6 3-2.6 4.3-5.5 4.3h-1.8L17.7 21h-3.5Z"
        fill="#0070e0"
      />
      <path
        d="M14 3.5h6.2c3.3 0 4.9 1.9 4.3 4.8-.6 3.2-2.9 4.6-6.1 4.6h-2.2L15 17.8h-3.7Z"
        fill="#003087"
      />
    </>
  ),
  Venmo: (
    <>
      <path d="M0 0h38v24H0z" fill="#008cff" />
      <path
        d="M13 6.2h4.2l1.3 8.4c1.5-2.5 2.6-5.2 2.5-8.4h4.2c.2 4.8-2.3 8.6-5.2 12h-4.8Z"
        fill="#fff"
      />
    </>
  ),
};

export const cardBrandsWithLogo = ["Visa", "Mastercard", "American Express", "Discover"] as const;

/** The brand's logo, or its name if there is no logo. */
export function BrandLogo({ brand }: { brand: string }) {
  const drawing = drawings[brand];
  if (!drawing) return brand;
  return (
    <svg
      role="img"
      aria-label={brand}
      viewBox="0 0 38 24"
      className="h-6 w-9.5 shrink-0 rounded-[4px] bg-white ring-1 ring-line"
    >
      {drawing}
    </svg>
  );
}

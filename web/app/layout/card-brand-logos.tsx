/** The two card brands most buyers look for. */
export function CardBrandLogos() {
  return (
    <span role="img" aria-label="Visa and Mastercard" className="flex gap-2">
      <span className="grid h-8 w-12 place-items-center rounded-md bg-white font-sans text-[0.8125rem] leading-none font-extrabold tracking-tight text-[#1434cb] italic">
        VISA
      </span>
      <svg viewBox="0 0 48 32" className="h-8 w-12 rounded-md bg-white" aria-hidden>
        <circle cx="19" cy="16" r="9" fill="#eb001b" />
        <circle cx="29" cy="16" r="9" fill="#f79e1b" />
        <path d="M24 8.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15Z" fill="#ff5f00" />
      </svg>
    </span>
  );
}

/** The mesas of the logo at dusk. */
export function EmptyIllustration() {
  return (
    <svg className="h-auto w-[min(22rem,80%)]" viewBox="0 28 352 98" aria-hidden="true">
      <circle cx="246" cy="58" r="24" fill="light-dark(#ffd98a, #f0b95c)" />
      <path
        d="M0 112c40-6 62-8 92-8h168c34 0 60 3 92 8v1H0z"
        fill="light-dark(color-mix(in oklab, var(--color-tint), var(--color-brand-200) 34%), color-mix(in oklab, var(--color-ink), var(--color-brand-on-ink) 14%))"
      />
      <path
        d="M36 104c14-4 20-22 24-46h66c4 24 10 42 24 46z"
        fill="light-dark(var(--color-brand-200), color-mix(in oklab, var(--color-ink), var(--color-brand-500) 30%))"
      />
      <path
        d="M118 104c18-6 26-34 31-68h74c5 34 13 62 31 68z"
        fill="light-dark(var(--color-brand-400), color-mix(in oklab, var(--color-ink), var(--color-brand-400) 76%))"
      />
      <path
        d="M145.5 54c1.3-5.8 2.5-11.8 3.5-18h74c1 6.2 2.2 12.2 3.5 18z"
        fill="light-dark(var(--color-brand-600), var(--color-brand-400))"
      />
      <path
        d="M238 104c9-3 13-13 16-26h40c3 13 7 23 16 26z"
        fill="light-dark(var(--color-brand-300), color-mix(in oklab, var(--color-ink), var(--color-brand-500) 48%))"
      />
      <g stroke="light-dark(#c7d6e6, #22344f)" strokeWidth="1.5" strokeLinecap="round">
        <path d="M0 113h352" />
        <path d="M30 121h60M120 121h38M190 121h92" />
      </g>
    </svg>
  );
}

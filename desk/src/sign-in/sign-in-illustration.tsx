import { Brand } from "../layout/brand.tsx";

/** The mesas of the logo at dusk. */
export function SignInIllustration() {
  return (
    <header className="sign-in-art">
      <svg viewBox="0 0 720 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <rect width="720" height="900" fill="var(--color-ink)" />
        <circle cx="522" cy="470" r="62" fill="#f6b98f" />
        <path
          d="M-60 720c60-24 84-110 98-214h214c14 104 38 190 98 214z"
          fill="color-mix(in oklab, var(--color-ink), var(--color-brand-on-ink) 18%)"
        />
        <path
          d="M104 740c86-30 116-170 134-330h234c18 160 48 300 134 330z"
          fill="var(--color-brand-700)"
        />
        <path d="M225 506c5-31 9-63 13-96h234c4 33 8 65 13 96z" fill="var(--color-brand-600)" />
        <path
          d="M500 740c50-18 66-78 76-150h130c10 72 26 132 76 150z"
          fill="color-mix(in oklab, var(--color-ink), var(--color-brand-on-ink) 42%)"
        />
        <path
          d="M570 628c2-12 4-25 6-38h130c2 13 4 26 6 38z"
          fill="color-mix(in oklab, var(--color-ink), var(--color-brand-on-ink) 60%)"
        />
        <path d="M0 700c150-24 560-24 720 0v200H0z" fill="var(--color-ink-deep)" />
        <g stroke="#1e2d43" strokeLinecap="round">
          <path d="M0 742h720" strokeWidth="2" />
          <path d="M40 776h120M210 776h70M330 776h180M560 776h90" strokeWidth="4" />
        </g>
      </svg>
      <span className="brand">
        <Brand />
      </span>
    </header>
  );
}

import { agency } from "@agency/contract/agency";
import { phoneLink } from "@agency/contract/format/phone-link";
import { Mail as MailIcon, Phone as PhoneIcon, Search as SearchIcon } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { hasPage } from "#app/has-page.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { CardBrandLogos } from "./card-brand-logos.tsx";
import { Logo } from "./logo.tsx";
import { SocialIcon } from "./social-icon.tsx";

const explore = [
  { label: "Services", to: "/#services" },
  { label: "Pricing", to: "/#pricing" },
  { label: "About", to: "/#about" },
  { label: "Contact", to: "/#contact" },
];

const shop = [
  { label: "Packages", to: "/packages" },
  { label: "Templates", to: "/templates" },
  { label: "Recent projects", to: "/portfolio" },
  { label: "FAQ", to: "/faq" },
].filter(hasPage);

const legal = [
  { label: "Terms", to: "/terms" },
  { label: "Privacy", to: "/privacy" },
  { label: "Accessibility", to: "/accessibility" },
];

export function Footer() {
  return (
    <footer className="on-dark bg-ink-deep">
      <div className="wrap pt-[clamp(3.5rem,2.4rem+5vw,6rem)] pb-10">
        <HelpPanel />
        <div className="mt-12 grid grid-cols-2 gap-x-8 gap-y-8 lg:mt-16 md:grid-cols-[1fr_1fr_1.4fr] lg:grid-cols-[1.6fr_1fr_1fr_1.4fr]">
          <div className="items-end justify-between gap-8 max-lg:col-span-full md:max-lg:flex lg:-mt-2.5">
            <div>
              <Logo />
              <p className="mt-4 max-w-[22.6em] text-small">
                {agency.tagline}. Websites, templates and the care that keeps them working.
              </p>
            </div>
            {agency.social.length > 0 && <SocialLinks />}
          </div>
          <LinkColumn heading="Explore" links={explore} />
          {shop.length > 0 && <LinkColumn heading="Work with us" links={shop} />}
          <Support />
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-white/12 pt-8 text-small md:flex-nowrap md:max-lg:text-fine lg:grid lg:grid-cols-[1fr_auto_1fr]">
          <p>
            © <CurrentYear /> {agency.legalName}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {legal.map(({ label, to }) => (
              <li key={to}>
                <FooterLink to={to}>{label}</FooterLink>
              </li>
            ))}
          </ul>
          <div className="flex items-center gap-3 lg:justify-self-end">
            Payments accepted via <CardBrandLogos />
          </div>
        </div>
      </div>
    </footer>
  );
}

function SocialLinks() {
  return (
    <ul className="mt-6 -ml-3 flex">
      {agency.social.map(({ name, url }) => (
        <li key={name}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="grid size-11 place-items-center text-on-ink hover:text-white"
          >
            <SocialIcon name={name} />
            <span className="sr-only">{name} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function HelpPanel() {
  return (
    <section
      aria-labelledby="need-a-hand"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-price bg-ink-raised p-8 ring-1 ring-white/8 ring-inset sm:px-10"
    >
      <div>
        <h2 id="need-a-hand" className="text-[1.75rem] leading-tight tracking-tight">
          Need a hand?
        </h2>
        <p className="mt-2 max-w-[40em]">
          Have questions about templates or want something custom? We're happy to help.
        </p>
      </div>
      <ButtonLink to="/#contact" variant="ghost">
        Get a Quote
      </ButtonLink>
    </section>
  );
}

function LinkColumn({
  heading,
  links,
}: {
  heading: string;
  links: readonly { label: string; to: string }[];
}) {
  return (
    <nav aria-label={heading}>
      <h2 className="font-sans text-small font-semibold">{heading}</h2>
      <ul className="mt-3">
        {links.map(({ label, to }) => (
          <li key={to}>
            <FooterLink to={to}>{label}</FooterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-10 items-center underline-offset-4 hover:text-white hover:underline"
    >
      {children}
    </Link>
  );
}

function Support() {
  return (
    <div className="max-md:col-span-full">
      <h2 className="font-sans text-small font-semibold">Support</h2>
      <ul className="mt-3">
        <li>
          <a
            href={`mailto:${agency.email}`}
            className="inline-flex min-h-10 items-center gap-2.5 underline-offset-4 hover:text-white hover:underline"
          >
            <Icon icon={MailIcon} className="size-4.5 text-brand-300" />
            {agency.email}
          </a>
        </li>
        <li>
          <a
            href={phoneLink}
            className="inline-flex min-h-10 items-center gap-2.5 underline-offset-4 hover:text-white hover:underline"
          >
            <Icon icon={PhoneIcon} className="size-4.5 text-brand-300" />
            {agency.phone}
          </a>
        </li>
        <li>
          <FooterLink to="/find-order">
            <Icon icon={SearchIcon} className="mr-2.5 size-4.5 text-brand-300" />
            Find my order
          </FooterLink>
        </li>
      </ul>
    </div>
  );
}

/** Replaces the year of the prerendered page by the current one. */
function CurrentYear() {
  return (
    <span key={String(useHydrated())} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}

import { agency } from "@agency/contract/agency";
import { phoneLink } from "@agency/contract/format/phone-link";
import { ArrowRight as ArrowRightIcon } from "lucide";
import { Link, useLocation } from "react-router";
import { announcement } from "#app/content/announcement.ts";
import { hasPage } from "#app/has-page.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

const isPrivate = /^\/(__spa-fallback|pay|order|confirm|release)\b/;

/** Shows a client who sent the link and whom to call. */
function SenderBar() {
  return (
    <aside
      aria-label="Sender"
      className="h-bar bg-mist text-body shadow-[inset_0_-1px_0_var(--color-line)]"
    >
      <p className="wrap flex h-full items-center justify-between gap-4 text-fine whitespace-nowrap">
        <span className="truncate">
          Sent by <strong className="font-semibold text-ink">{agency.name}</strong>
          <span className="max-sm:hidden">
            , {agency.city}, {agency.region}
          </span>
        </span>
        <span>
          <span className="max-sm:hidden">Questions? Call </span>
          <a
            href={phoneLink}
            className="inline-flex min-h-6 items-center font-semibold text-brand-700 underline underline-offset-4"
          >
            {agency.phone}
          </a>
        </span>
      </p>
    </aside>
  );
}

export function AnnouncementBar({ overHero }: { overHero: boolean }) {
  const { pathname } = useLocation();
  // All private pages are served as one file that does not know its URL, so the bar is empty until hydration.
  const isHydrated = useHydrated();
  if (!isHydrated && isPrivate.test(pathname)) return <div className="h-bar bg-mist" />;
  if (pathname.startsWith("/pay/")) return <SenderBar />;
  // The hero's layout includes the height of the bar.
  if (!hasPage({ to: announcement.href })) return overHero && <div className="h-bar" />;
  return (
    <aside
      aria-label="Announcement"
      className={`h-bar ${
        overHero
          ? "on-dark relative z-20 text-white shadow-[inset_0_1px_0_rgb(255_255_255/0.15)]"
          : "bg-mist text-body shadow-[inset_0_-1px_0_var(--color-line)]"
      }`}
    >
      <p className="wrap flex h-full items-center gap-3 text-fine whitespace-nowrap">
        <Link
          to={announcement.href}
          className="inline-flex min-h-6 items-center gap-1 font-semibold text-brand-700 underline underline-offset-4 in-[.on-dark]:text-white"
        >
          {announcement.linkText}
          <Icon icon={ArrowRightIcon} className="size-3.5" />
        </Link>
        <span className="max-sm:hidden">{announcement.text}</span>
      </p>
    </aside>
  );
}

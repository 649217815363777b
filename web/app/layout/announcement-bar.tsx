import { ArrowRight as ArrowRightIcon } from "lucide";
import { Link } from "react-router";
import { announcement } from "#app/content/announcement.ts";
import { isShown } from "#app/is-shown.ts";
import { Icon } from "#app/ui/icon.tsx";

export function AnnouncementBar({ overHero }: { overHero: boolean }) {
  // The hero counts on the bar's height.
  if (!isShown({ to: announcement.href })) return overHero && <div className="h-bar" />;
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

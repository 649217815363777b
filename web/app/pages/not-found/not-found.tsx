import { agency } from "@agency/contract/agency";
import { ArrowRight as ArrowRightIcon } from "lucide";
import { Link } from "react-router";
import { hasPage } from "#app/has-page.ts";
import { lostBicycle, lostWheel } from "#app/images.generated.ts";
import { Icon } from "#app/ui/icon.tsx";

export const meta = () => [
  { title: `Page not found | ${agency.name}` },
  { name: "robots", content: "noindex" },
];

const suggestions = [
  { to: "/", label: "Home", text: "Who we are and what we do" },
  { to: "/portfolio", label: "Recent projects", text: "Sites we made for our clients" },
  { to: "/packages", label: "Packages", text: "Ways to a new website, with prices" },
  { to: "/templates", label: "Templates", text: "Ready-made sites to download" },
  { to: "/find-order", label: "Find my order", text: "Your downloads and receipts" },
  { to: "/#contact", label: "Contact", text: "Talk to one of the two of us" },
].filter(hasPage);

export default function NotFound() {
  return (
    <section className="overflow-x-clip pt-[clamp(2rem,1.4rem+3vw,4rem)] pb-section">
      <div className="wrap">
        <div className="relative mx-auto max-w-270">
          {/* Extends the street of the drawing to the edges of the screen. */}
          <span className="absolute -inset-x-[50vw] top-[91.5%] h-[1.5%] bg-ink" />
          <img
            src={lostBicycle}
            alt="404: a bicycle without its front wheel, which has rolled off and is the zero"
            width="1080"
            height="400"
            className="relative w-full"
          />
          <img
            src={lostWheel}
            alt=""
            width="212"
            height="212"
            className="roll-off absolute top-[40%] left-[59.63%] w-[19.63%]"
          />
        </div>
        <div className="mt-[clamp(2.5rem,1.8rem+3vw,4.5rem)] grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <div>
            <h1 className="text-h2">This page does not exist</h1>
            <p className="mt-5 max-w-[30.6em] text-lead">
              The address may be mistyped, or the page has rolled off to another one. These are the
              pages that people look for most.
            </p>
          </div>
          <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2">
            {suggestions.map(({ to, label, text }) => (
              <li key={to} className="border-b border-line">
                <Link
                  to={to}
                  className="group flex h-full items-center justify-between gap-4 py-4 text-small"
                >
                  <span>
                    <span className="block font-display text-h3 font-[650] text-ink group-hover:text-brand-700">
                      {label}
                    </span>
                    {text}
                  </span>
                  <Icon icon={ArrowRightIcon} className="size-5 text-accent" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

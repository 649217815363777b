import { packages } from "@agency/contract/catalog";
import { Check as CheckIcon, Minus as MinusIcon } from "lucide";
import { comparison } from "#app/content/comparison.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

export function Comparison() {
  return (
    <section aria-labelledby="comparison-title" className="bg-mist py-section">
      <div className="wrap">
        <SectionHeading id="comparison-title" title="Side by side">
          Everything that differs, in one table.
          <span className="lg:hidden"> Swipe sideways to see all of them.</span>
        </SectionHeading>
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="Comparison of packages"
          className="comparison relative flex overflow-x-auto rounded-card bg-white shadow-2"
        >
          <table className="text-left text-small/6 max-lg:whitespace-nowrap lg:w-full lg:table-fixed">
            <thead>
              <tr className="border-b border-line">
                <td className="sticky left-0 min-w-(--labels) bg-white lg:w-42" />
                {packages.map(({ id, title, priceText, popular }) => (
                  <th
                    key={id}
                    scope="col"
                    className={`snap-start px-2.5 py-3 align-top max-lg:last:pr-9 sm:p-4 lg:p-5 ${popular ? "bg-tint" : ""}`}
                  >
                    <span className="block font-display font-semibold text-ink sm:text-base">
                      {title}
                    </span>
                    <span className="font-normal text-meta tabular-nums">{priceText}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {comparison.map(({ label, values }) => (
                <tr key={label} className="border-b border-line last:border-0">
                  <th
                    scope="row"
                    className="sticky left-0 bg-white px-2.5 py-3 align-top font-semibold text-ink max-sm:text-fine/6 max-sm:whitespace-normal sm:p-4 lg:p-5"
                  >
                    {label}
                  </th>
                  {packages.map(({ id, popular }) => (
                    <td
                      key={id}
                      className={`px-2.5 py-3 align-top max-lg:last:pr-9 sm:p-4 lg:p-5 ${popular ? "bg-tint" : ""}`}
                    >
                      <Cell value={values[id]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  );
}

function Cell({ value }: { value: string | boolean | undefined }) {
  if (typeof value === "string") return value;
  if (!value) {
    return (
      <>
        <Icon icon={MinusIcon} className="-ml-1 h-6 w-5 text-meta" />
        <span className="sr-only">No</span>
      </>
    );
  }
  return (
    <>
      <Icon icon={CheckIcon} className="-ml-1 h-6 w-5 text-accent" />
      <span className="sr-only">Yes</span>
    </>
  );
}

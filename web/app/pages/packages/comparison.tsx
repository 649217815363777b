import { packages } from "@agency/contract/catalog";
import { Check as CheckIcon } from "lucide";
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
          <table className="text-left text-small lg:w-full lg:min-w-[56rem] lg:table-fixed">
            <thead>
              <tr className="border-b border-line">
                <td className="comparison-labels sticky left-0 bg-white max-lg:shadow-[1px_0_0_var(--color-line)] lg:w-42" />
                {packages.map(({ id, title, priceText, popular }) => (
                  <th
                    key={id}
                    scope="col"
                    className={`comparison-package p-3 align-top sm:p-4 lg:p-5 ${popular ? "bg-tint" : ""}`}
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
                    className="sticky left-0 bg-white p-3 align-top font-semibold text-ink max-lg:shadow-[1px_0_0_var(--color-line)] max-sm:text-fine sm:p-4 lg:p-5"
                  >
                    {label}
                  </th>
                  {packages.map(({ id, popular }) => (
                    <td
                      key={id}
                      className={`p-3 align-top sm:p-4 lg:p-5 ${popular ? "bg-tint" : ""}`}
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
        <span aria-hidden>–</span>
        <span className="sr-only">No</span>
      </>
    );
  }
  return (
    <>
      <Icon icon={CheckIcon} className="size-5 text-accent" />
      <span className="sr-only">Yes</span>
    </>
  );
}

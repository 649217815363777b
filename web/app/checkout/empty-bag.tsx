import { type ReactNode, useId } from "react";
import { emptyBag } from "#app/images.generated.ts";

interface EmptyBagProps {
  title: string;
  /** Ways on. */
  links: ReactNode;
  children: ReactNode;
}

/** A checkout page on which there is nothing to pay, and why. */
export function EmptyBag({ title, links, children }: EmptyBagProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-7 flex flex-wrap items-center gap-x-14 gap-y-12 lg:mt-12"
    >
      <img
        src={emptyBag}
        alt=""
        width="360"
        height="260"
        // The built page holds it hidden when something was chosen.
        loading="lazy"
        className="w-72 max-lg:order-last sm:w-90"
      />
      <div className="max-w-[30em]">
        <h2 id={id} className="text-h3 wrap-anywhere">
          {title}
        </h2>
        <p className="mt-3">{children}</p>
        <p className="mt-7 flex flex-wrap gap-3.5">{links}</p>
      </div>
    </section>
  );
}

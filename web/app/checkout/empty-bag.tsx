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
      className="mt-7 grid overflow-clip rounded-price bg-mist px-6 pt-8 sm:px-14 sm:pt-14 lg:mt-12 lg:grid-cols-[1fr_auto] lg:gap-x-14"
    >
      <img
        src={emptyBag}
        alt=""
        width="360"
        height="260"
        // The built page holds it hidden when something was chosen.
        loading="lazy"
        className="order-last -mb-3 w-72 self-end max-lg:mt-10 max-sm:justify-self-center sm:w-90"
      />
      <div className="max-w-[30em] lg:pb-14">
        <h2 id={id} className="text-h3 wrap-anywhere">
          {title}
        </h2>
        <p className="mt-3">{children}</p>
        <p className="mt-7 flex flex-wrap gap-3.5">{links}</p>
      </div>
    </section>
  );
}

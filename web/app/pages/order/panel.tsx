import { type ComponentProps, type ReactNode, useId } from "react";
import { ProductPicture } from "#app/sections/product-picture.tsx";

interface PanelProps {
  /** The name of the item. */
  title: string;
  /** The order was refunded or canceled. */
  isEnded?: boolean;
  children: ReactNode;
}

/** An item of the order, with the next step for the buyer. */
export function Panel({ title, isEnded = false, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`overflow-clip rounded-price p-7 max-sm:flex max-sm:flex-col sm:p-10 ${isEnded ? "bg-mist" : "on-dark bg-ink"}`}
    >
      {/* Last on phones, so that the next step is on the first screen. */}
      <ProductPicture
        plan={title}
        sizes="(width < 40rem) 92vw, 15rem"
        className="max-sm:order-last max-sm:-mx-7 max-sm:mt-7 max-sm:-mb-7 sm:float-right sm:mb-8 sm:ml-10 sm:w-60 sm:rounded-card"
      />
      <h2 id={id} className="mb-6 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function PanelLink({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a
      className="inline-block font-semibold text-white underline underline-offset-4 hover:decoration-2"
      {...rest}
    >
      {children}
    </a>
  );
}

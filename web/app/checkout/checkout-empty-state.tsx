import { type ReactNode, useId } from "react";
import { emptyBag, strengthTalk } from "#app/images.generated.ts";

interface CheckoutEmptyStateProps {
  title: string;
  /** An empty shopping bag, or two people talking. */
  illustration: "bag" | "talk";
  links: ReactNode;
  children: ReactNode;
}

/** Replaces the payment form when the selected plan cannot be bought, or no plan is selected. */
export function CheckoutEmptyState({
  title,
  illustration,
  links,
  children,
}: CheckoutEmptyStateProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-7 grid overflow-clip rounded-price bg-mist px-6 pt-8 sm:grid-cols-[1fr_auto] sm:gap-x-10 sm:px-10 sm:pt-10 lg:mt-12 lg:px-14 lg:pt-14"
    >
      <Illustration name={illustration} />
      <div className="max-w-[30em] sm:self-center sm:pb-10 lg:pb-14">
        <h2 id={id} className="text-h3 wrap-anywhere">
          {title}
        </h2>
        <p className="mt-3">{children}</p>
        <p className="mt-7 grid gap-3.5 sm:flex sm:flex-wrap">{links}</p>
      </div>
    </section>
  );
}

function Illustration({ name }: { name: CheckoutEmptyStateProps["illustration"] }) {
  const isBag = name === "bag";
  return (
    <img
      src={isBag ? emptyBag : strengthTalk}
      alt=""
      // The prerendered page contains this image even when a plan is selected. While hidden, a lazy image is not downloaded.
      loading="lazy"
      className={`order-last max-sm:mt-8 max-sm:justify-self-center ${isBag ? onBottomEdge : centered}`}
    />
  );
}

/** Crops the illustration at its ground line, so that the bag rests on the edge of the panel. */
const onBottomEdge = "aspect-360/241 w-72 self-end object-cover object-top sm:w-64 lg:w-90";
const centered = "aspect-200/140 mb-8 w-56 self-center sm:mb-10 lg:mb-14 lg:w-72";

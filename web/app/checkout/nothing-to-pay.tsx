import { type ReactNode, useId } from "react";
import { emptyBag, strengthTalk } from "#app/images.generated.ts";

interface NothingToPayProps {
  title: string;
  /** An empty bag, or two people in a talk. */
  drawing: "bag" | "talk";
  /** Ways on. */
  links: ReactNode;
  children: ReactNode;
}

/** A checkout page on which there is nothing to pay, and why. */
export function NothingToPay({ title, drawing, links, children }: NothingToPayProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-7 grid overflow-clip rounded-price bg-mist px-6 pt-8 sm:grid-cols-[1fr_auto] sm:gap-x-10 sm:px-10 sm:pt-10 lg:mt-12 lg:px-14 lg:pt-14"
    >
      <Drawing of={drawing} />
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

function Drawing({ of }: { of: NothingToPayProps["drawing"] }) {
  const bag = of === "bag";
  return (
    <img
      src={bag ? emptyBag : strengthTalk}
      alt=""
      // The built page holds it hidden when something was chosen.
      loading="lazy"
      className={`order-last max-sm:mt-8 max-sm:justify-self-center ${bag ? onTheEdge : inTheMiddle}`}
    />
  );
}

/** Cut off below its ground, which lies on the edge of the panel. */
const onTheEdge = "aspect-360/241 w-72 self-end object-cover object-top sm:w-64 lg:w-90";
const inTheMiddle = "aspect-200/140 mb-8 w-56 self-center sm:mb-10 lg:mb-14 lg:w-72";

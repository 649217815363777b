import type { PayAnswer } from "@agency/contract/requests";
import { Aside, Price } from "./price.tsx";
import { Proposal } from "./proposal.tsx";

/** What is offered and what there is to do about it; beside it, from the first screen on, the whole price. */
export function OpenRequest({ request }: { request: PayAnswer }) {
  return (
    <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
      <section
        aria-labelledby="price-title"
        className="self-start rounded-price bg-mist p-7 sm:p-9 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <Price request={request} />
        <div className="mt-6">
          <Aside request={request} />
        </div>
      </section>
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        <Proposal request={request} />
      </div>
    </div>
  );
}

import type { OrderResponse } from "@agency/contract/api/orders";
import { useParams } from "react-router";
import { PrivatePage, privateMeta, TryAgain } from "#app/orders/private-page.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { OpenOrder } from "./open-order.tsx";
import { getPageState } from "./order-messages.ts";
import { Placeholder } from "./placeholder.tsx";
import { RenewLink } from "./renew-link.tsx";
import { type OrderLookup, useOrder } from "./use-order.ts";

export const meta = () => privateMeta("Your order");

export default function OrderPage() {
  const { token = "" } = useParams();
  // A new key for each token, so that nothing of the previous order stays visible.
  return <OrderByToken key={token} token={token} />;
}

function OrderByToken({ token }: { token: string }) {
  const { lookup, refresh, show } = useOrder(token);
  return (
    <PrivatePage {...getPageState(lookup)}>
      <Body token={token} lookup={lookup} refresh={refresh} show={show} />
    </PrivatePage>
  );
}

interface BodyProps {
  token: string;
  lookup: OrderLookup;
  refresh: () => Promise<void>;
  show: (order: OrderResponse) => void;
}

function Body({ token, lookup, refresh, show }: BodyProps) {
  switch (lookup.status) {
    case "loading":
      return <Placeholder />;
    case "failed":
      return <TryAgain refresh={refresh} />;
    case "loaded":
      return <OpenOrder order={lookup.value} token={token} refresh={refresh} show={show} />;
    case "rejected":
      return <RejectedLink token={token} code={lookup.error.code} />;
  }
}

function RejectedLink({ token, code }: { token: string; code: string }) {
  if (code === "link-expired") {
    return (
      <div className="mt-8 grid max-w-[34rem] justify-items-start gap-5">
        <RenewLink token={token} />
      </div>
    );
  }
  return (
    <>
      <p className="mt-4 max-w-[34em]">
        {code === "link-replaced"
          ? "Open the latest email about this order. If you cannot find it"
          : "Links can lose characters when they are copied. If yours is lost"}
        , we can send the links to all your orders to the email you ordered with.
      </p>
      <ButtonLink to="/find-order" className="mt-8">
        Find my order
      </ButtonLink>
    </>
  );
}

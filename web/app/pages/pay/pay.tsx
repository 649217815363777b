import { agency } from "@agency/contract/agency";
import { useState } from "react";
import { useParams } from "react-router";
import { useOwnDocument } from "#app/checkout/use-own-document.ts";
import { PrivatePage, privateMeta, TryAgain } from "#app/orders/private-page.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { OnPaper } from "./on-paper.tsx";
import { OpenRequest } from "./open-request.tsx";
import { type PaidHere, withPaid } from "./paid-here.ts";
import { pageStateOf } from "./pay-messages.ts";
import { Placeholder } from "./placeholder.tsx";
import { useRequest } from "./use-request.ts";

export const meta = () => privateMeta("Your proposal");

export default function PayPage() {
  const { token = "" } = useParams();
  useOwnDocument();
  // Another link is another request: nothing of the one before may stay in sight.
  return <RequestByToken key={token} token={token} />;
}

function RequestByToken({ token }: { token: string }) {
  const { lookup: asked, refresh, show } = useRequest(token);
  const [paid, setPaid] = useState<PaidHere>();
  const lookup =
    asked.status === "found" ? { ...asked, value: withPaid(asked.value, paid) } : asked;
  return (
    <PrivatePage {...pageStateOf(lookup)}>
      {lookup.status === "loading" && <Placeholder />}
      {lookup.status === "failed" && <TryAgain refresh={refresh} />}
      {lookup.status === "refused" && <Refused code={lookup.error.code} />}
      {lookup.status === "found" && (
        <OpenRequest
          request={lookup.value}
          token={token}
          refresh={refresh}
          show={show}
          paid={paid}
          onPaid={setPaid}
        />
      )}
      {lookup.status === "found" && <OnPaper request={lookup.value} />}
    </PrivatePage>
  );
}

const advice: Record<string, string> = {
  expired: "If you still want it, one line is enough.",
  void: "If you expected to pay something here, write to us and we look into it.",
  "link-replaced":
    "The newest email from us has the link that works. If you cannot find it, write to us.",
};

function Refused({ code }: { code: string }) {
  return (
    <>
      <p className="mt-4 max-w-[34em]">
        {advice[code] ??
          "Links lose letters when they are copied by hand. If yours is lost, write to us and we send it again."}
      </p>
      <ButtonAnchor href={`mailto:${agency.email}`} className="mt-8">
        Write to {agency.email}
      </ButtonAnchor>
    </>
  );
}

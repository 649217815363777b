import { ApiError } from "#app/api-client/api-error.ts";
import { claimInstallment } from "#app/api-client/payment-requests.ts";
import { useSubmit } from "#app/sections/use-submit.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Instalment } from "./payment-request-labels.ts";

interface VenmoOfferProps {
  token: string;
  due: Instalment;
  disabled: boolean;
  refresh: () => Promise<void>;
  onClaimed: () => void;
}

/** The way to pay that leaves this page: whoever takes it is written down, so that we look for the money. */
export function VenmoOffer({ token, due, disabled, refresh, onClaimed }: VenmoOfferProps) {
  const { sending, send, alert } = useSubmit();
  const claim = async () => {
    try {
      await claimInstallment(token, { instalment: due.id, cents: due.cents });
      onClaimed();
    } catch (error) {
      throw changedAmount(error) ?? error;
    } finally {
      await refresh();
    }
  };
  return (
    <section aria-labelledby="venmo-title" className="mt-12 border-t border-line pt-9">
      <h3 id="venmo-title" className="text-h3">
        Prefer to scan a Venmo code?
      </h3>
      <p className="mt-2 mb-5 max-w-[36em]">
        Pay in the app, with no form to fill in. We’ll match your payment and confirm it by email
        within 1&nbsp;business day.
      </p>
      <div className="grid justify-items-start gap-4">
        {alert}
        <Button variant="quiet" onClick={() => send(claim)} disabled={sending || disabled}>
          {sending ? "One moment…" : "Pay with a Venmo code"}
        </Button>
      </div>
    </section>
  );
}

/** The page shows the new amount by then. */
function changedAmount(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== "amount-changed") return undefined;
  const text = "The amount has changed. Please look at the new one before you pay.";
  return new ApiError(error.status, error.code, text);
}

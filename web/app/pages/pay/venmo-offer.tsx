import { ApiError } from "#app/api-client/api-error.ts";
import { claimInstallment } from "#app/api-client/payment-requests.ts";
import { useSubmit } from "#app/sections/use-submit.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Installment } from "./payment-page-state.ts";

interface VenmoOfferProps {
  token: string;
  due: Installment;
  isDisabled: boolean;
  refresh: () => Promise<void>;
  onClaimed: () => void;
}

/** Paying with a Venmo code happens outside this page, so we record a claim and check for the payment. */
export function VenmoOffer({ token, due, isDisabled, refresh, onClaimed }: VenmoOfferProps) {
  const { isSending, send, alert } = useSubmit();
  const claim = async () => {
    try {
      await claimInstallment(token, { installment: due.id, cents: due.cents });
      onClaimed();
    } catch (error) {
      throw toAmountChangedError(error) ?? error;
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
        <Button
          variant="quiet"
          onClick={() => send(claim)}
          isBusy={isSending}
          disabled={isDisabled}
        >
          {isSending ? "Please wait…" : "Pay with a Venmo code"}
        </Button>
      </div>
    </section>
  );
}

/** The page has refreshed and shows the new amount. */
function toAmountChangedError(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== "amount-changed") return undefined;
  const text = "The amount has changed. Please review it before you pay.";
  return new ApiError(error.status, error.code, text);
}

import { CircleAlert as CircleAlertIcon } from "lucide";
import type { ReactNode, RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BrandLogo } from "./brand-logo.tsx";
import { CardFields } from "./card-fields.tsx";
import {
  type ApprovedWallet,
  type CardField,
  type FormState,
  type PaymentMethodType,
  paymentMethodTypes,
  type Wallet,
} from "./form-state.ts";

interface PaymentMethodSelectorProps {
  state: FormState;
  onSelect: (method: PaymentMethodType) => void;
  onContinueWithVenmo: () => void;
  onDiscardApproval: (wallet: Wallet) => void;
  fieldContainers: Map<CardField, HTMLElement>;
  payPalContainer: RefObject<HTMLElement | null>;
}

const names: Record<PaymentMethodType, string> = { venmo: "Venmo", paypal: "PayPal", card: "Card" };

export function PaymentMethodSelector(props: PaymentMethodSelectorProps) {
  const { state, onSelect } = props;
  const panels: Record<PaymentMethodType, ReactNode> = {
    venmo: <VenmoPanel {...props} />,
    paypal: <PayPalPanel {...props} />,
    card: <CardFields state={state} fieldContainers={props.fieldContainers} />,
  };
  return (
    <fieldset>
      <legend className="mb-3 text-small font-semibold text-ink">Choose a way to pay</legend>
      <div className="grid gap-3">
        {paymentMethodTypes.map((method) => (
          <PaymentMethodOption
            key={method}
            method={method}
            isAvailable={state.availableMethods.includes(method)}
            isSelected={state.selectedMethod === method}
            brands={method === "card" ? state.displayedBrands : [names[method]]}
            onSelect={onSelect}
          >
            {panels[method]}
            <p aria-live="polite" className="text-small text-ink not-empty:mt-4">
              {state.selectedMethod === method && state.error && (
                <span className="flex gap-2.5">
                  <Icon icon={CircleAlertIcon} className="mt-0.5 size-5 text-bad" />
                  {state.error}
                </span>
              )}
            </p>
          </PaymentMethodOption>
        ))}
      </div>
    </fieldset>
  );
}

interface PaymentMethodOptionProps {
  method: PaymentMethodType;
  isAvailable: boolean;
  isSelected: boolean;
  brands: readonly string[];
  onSelect: (method: PaymentMethodType) => void;
  children: ReactNode;
}

/** Methods that are not selected stay in the DOM, so that the card iframes can load early. */
function PaymentMethodOption({
  method,
  isAvailable,
  isSelected,
  brands,
  onSelect,
  children,
}: PaymentMethodOptionProps) {
  return (
    <div
      hidden={!isAvailable}
      className={`rounded-control bg-white ring-inset ${isSelected ? "ring-2 ring-brand-600" : "ring-1 ring-input"}`}
    >
      <label className="flex min-h-14 cursor-pointer items-center gap-3.5 rounded-control px-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand-500">
        <input
          type="radio"
          name="payment-method"
          // No form has this id, so the radio buttons are not sent with the billing details.
          form="no-form"
          checked={isSelected}
          onChange={() => onSelect(method)}
          className="size-5 shrink-0 accent-brand-600 focus-visible:outline-none"
        />
        <span className="font-semibold text-ink">{names[method]}</span>
        <span aria-hidden={method !== "card"} className="ml-auto flex gap-1.5">
          {brands.map((brand) => (
            <BrandLogo key={brand} brand={brand} />
          ))}
        </span>
      </label>
      <div className={isSelected ? "px-4 pt-1 pb-5" : "invisible h-0 overflow-clip px-4"}>
        {children}
      </div>
    </div>
  );
}

function VenmoPanel({ state, onContinueWithVenmo, onDiscardApproval }: PaymentMethodSelectorProps) {
  const { venmo: approvedWallet } = state.approvedWallets;
  if (approvedWallet)
    return (
      <ApprovedWalletSummary
        approvedWallet={approvedWallet}
        onRemove={() => onDiscardApproval("venmo")}
      />
    );
  return (
    <>
      <p className="mb-4 text-small">
        You’ll approve the payment in the Venmo app. On a phone, the button opens the app. On a
        computer, it shows a QR code to scan. Then come back here to finish paying.
      </p>
      <Button variant="quiet" className="w-full sm:w-auto" onClick={onContinueWithVenmo}>
        Continue with Venmo
      </Button>
    </>
  );
}

function PayPalPanel({
  state,
  onSelect,
  onDiscardApproval,
  payPalContainer,
}: PaymentMethodSelectorProps) {
  const { paypal: approvedWallet } = state.approvedWallets;
  return (
    <>
      {approvedWallet && (
        <ApprovedWalletSummary
          approvedWallet={approvedWallet}
          onRemove={() => onDiscardApproval("paypal")}
        />
      )}
      <div hidden={approvedWallet !== undefined}>
        <p className="mb-4 text-small">
          Approve the payment in the PayPal window. Then come back here to finish paying.
        </p>
        <div
          ref={(element) => {
            payPalContainer.current = element;
          }}
          hidden={state.payPalButton === "failed"}
          className={state.payPalButton === "ready" ? "min-h-12 max-w-80" : ""}
        />
        <p role="status" className="flex min-h-12 items-center text-small text-meta empty:hidden">
          {state.payPalButton === "loading" && "Loading PayPal…"}
        </p>
        {state.payPalButton === "failed" && (
          <Button variant="quiet" className="w-full sm:w-auto" onClick={() => onSelect("paypal")}>
            Try PayPal again
          </Button>
        )}
      </div>
    </>
  );
}

function ApprovedWalletSummary({
  approvedWallet,
  onRemove,
}: {
  approvedWallet: ApprovedWallet;
  onRemove: () => void;
}) {
  const remove = () => {
    // This button disappears, so move the focus to the selected payment method.
    document.querySelector<HTMLElement>("[name=payment-method]:checked")?.focus();
    onRemove();
  };
  return (
    <p className="text-small">
      Paying as <strong className="font-semibold text-ink">{approvedWallet.displayName}</strong>.{" "}
      <button type="button" onClick={remove} className="link">
        Use another account
      </button>
    </p>
  );
}

import { CircleAlert as CircleAlertIcon } from "lucide";
import type { ReactNode, RefObject } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CardFields } from "./card-fields.tsx";
import type { CardField, Method, View, Wallet } from "./view.ts";

interface PaymentChoiceProps {
  view: View;
  onChoose: (method: Method) => void;
  onVenmo: () => void;
  onForget: (wallet: Wallet) => void;
  containers: Map<CardField, HTMLElement>;
  payPalContainer: RefObject<HTMLElement | null>;
}

const names: Record<Method, string> = { venmo: "Venmo", paypal: "PayPal", card: "Card" };
const hints: Record<Method, string> = {
  venmo: "With the app on your phone",
  paypal: "With your PayPal account",
  card: "Credit or debit",
};

export function PaymentChoice(props: PaymentChoiceProps) {
  const { view, onChoose } = props;
  const panels: Record<Method, ReactNode> = {
    venmo: <Venmo {...props} />,
    paypal: <PayPal {...props} />,
    card: <CardFields view={view} containers={props.containers} />,
  };
  return (
    <fieldset>
      <legend className="mb-3 text-small font-semibold text-ink">Choose a way to pay</legend>
      <div className="grid gap-3">
        {(["venmo", "paypal", "card"] as const).map((method) => (
          <Choice
            key={method}
            method={method}
            offered={view.offered.includes(method)}
            chosen={view.chosen === method}
            onChoose={onChoose}
          >
            {panels[method]}
            <p aria-live="polite" className="text-small text-ink not-empty:mt-4">
              {view.chosen === method && view.message && (
                <span className="flex gap-2.5">
                  <Icon icon={CircleAlertIcon} className="mt-0.5 size-5 text-bad" />
                  {view.message}
                </span>
              )}
            </p>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  method: Method;
  offered: boolean;
  chosen: boolean;
  onChoose: (method: Method) => void;
  children: ReactNode;
}

/** What is not chosen keeps its place in the document: the card's frames load before anybody chooses. */
function Choice({ method, offered, chosen, onChoose, children }: ChoiceProps) {
  return (
    <div
      hidden={!offered}
      className={`rounded-control bg-white ring-inset ${chosen ? "ring-2 ring-brand-600" : "ring-1 ring-input"}`}
    >
      <label className="flex min-h-14 cursor-pointer items-center gap-3.5 rounded-control px-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-brand-500">
        <input
          type="radio"
          name="payment-method"
          // Of no form: the page reads its form to learn the billing details.
          form="payment-choice"
          checked={chosen}
          onChange={() => onChoose(method)}
          className="size-5 shrink-0 accent-brand-600 focus-visible:outline-none"
        />
        <span className="font-semibold text-ink">{names[method]}</span>
        <span className="ml-auto text-right text-fine text-meta">{hints[method]}</span>
      </label>
      <div className={chosen ? "px-4 pt-1 pb-5" : "invisible h-0 overflow-clip px-4"}>
        {children}
      </div>
    </div>
  );
}

function Venmo({ view, onVenmo, onForget }: PaymentChoiceProps) {
  if (view.accounts.venmo)
    return <SelectedAccount view={view} wallet="venmo" onForget={onForget} />;
  return (
    <>
      <p className="mb-4 text-small">
        Approve in the Venmo app: on a phone it opens, on a computer you scan a code. You then place
        the order here.
      </p>
      <Button variant="quiet" className="w-full sm:w-auto" onClick={onVenmo}>
        Continue with Venmo
      </Button>
    </>
  );
}

function PayPal({ view, onChoose, onForget, payPalContainer }: PaymentChoiceProps) {
  const agreed = view.accounts.paypal !== undefined;
  return (
    <>
      {agreed && <SelectedAccount view={view} wallet="paypal" onForget={onForget} />}
      <div hidden={agreed}>
        <p className="mb-4 text-small">
          Agree in PayPal’s window. You then come back and place the order here.
        </p>
        <div
          ref={(element) => {
            payPalContainer.current = element;
          }}
          hidden={view.payPalMissing}
          className="min-h-12 max-w-80"
        />
        {view.payPalMissing && (
          <Button variant="quiet" className="w-full sm:w-auto" onClick={() => onChoose("paypal")}>
            Try PayPal again
          </Button>
        )}
      </div>
    </>
  );
}

function SelectedAccount({
  view,
  wallet,
  onForget,
}: Pick<PaymentChoiceProps, "view" | "onForget"> & { wallet: Wallet }) {
  return (
    <p className="text-small">
      Paying as <strong className="font-semibold text-ink">{view.accounts[wallet]?.owner}</strong>.{" "}
      <button type="button" onClick={() => onForget(wallet)} className="link">
        Use another account
      </button>
    </p>
  );
}

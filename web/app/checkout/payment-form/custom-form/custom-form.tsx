import { type Client, create as createClient } from "braintree-web/client";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { cardBrandsWithLogo } from "./brand-logo.tsx";
import { createBrandCheck, createCardFields, getRequiredFields } from "./card.ts";
import {
  type ApprovedWallet,
  type CardField,
  type FormState,
  type PaymentMethodType,
  paymentMethodTypes,
  type Wallet,
} from "./form-state.ts";
import { PaymentMethodSelector } from "./payment-method-selector.tsx";
import { renderPayPalButton } from "./paypal.ts";
import { createVenmo, isCanceled } from "./venmo.ts";

interface BraintreeComponent {
  teardown(): unknown;
}

/** Our own payment form around Braintree's card fields, PayPal's button and Venmo. */
export async function createCustomForm(host: HTMLElement, clientToken: string) {
  const client = await createClient({ authorization: clientToken });
  const components: BraintreeComponent[] = [];
  const root = createRoot(host, { identifierPrefix: "payment-" });
  const fieldContainers = new Map<CardField, HTMLElement>();
  const payPalContainer: { current: HTMLElement | null } = { current: null };
  let isTornDown = false;
  let state: FormState = {
    availableMethods: ["card"],
    approvedWallets: {},
    displayedBrands: cardBrandsWithLogo.filter(createBrandCheck(client)),
    requiredFields: getRequiredFields(client),
    fieldErrors: {},
  };

  async function teardown() {
    if (isTornDown) return;
    isTornDown = true;
    await Promise.allSettled(components.map(async (component) => component.teardown()));
    root.unmount();
  }

  function update(change: Partial<FormState>) {
    if (isTornDown) return;
    state = { ...state, ...change };
    root.render(
      <PaymentMethodSelector
        state={state}
        onSelect={selectMethod}
        onContinueWithVenmo={requestVenmoApproval}
        onDiscardApproval={(wallet) => setApprovedWallet(wallet, undefined)}
        fieldContainers={fieldContainers}
        payPalContainer={payPalContainer}
      />,
    );
  }

  const setApprovedWallet = (wallet: Wallet, approvedWallet: ApprovedWallet | undefined) =>
    update({
      approvedWallets: { ...state.approvedWallets, [wallet]: approvedWallet },
      error: undefined,
    });

  /** Loads PayPal's script only when the buyer selects PayPal. */
  function selectMethod(selectedMethod: PaymentMethodType) {
    update({ selectedMethod, error: undefined });
    const isLoadingOrReady = state.payPalButton === "loading" || state.payPalButton === "ready";
    if (selectedMethod !== "paypal" || isLoadingOrReady || !payPalContainer.current) return;
    const error = walletErrorMessage("PayPal");
    update({ payPalButton: "loading" });
    renderPayPalButton(client, payPalContainer.current, {
      onApproved: (approvedWallet) => setApprovedWallet("paypal", approvedWallet),
      onError: () => update({ error }),
    }).then(
      (component) => {
        components.push(component);
        update({ payPalButton: "ready" });
      },
      () => update({ payPalButton: "failed", error }),
    );
  }

  async function requestVenmoApproval() {
    update({ error: undefined });
    try {
      const approvedWallet = await venmo?.tokenize();
      setApprovedWallet("venmo", approvedWallet);
    } catch (error) {
      update({ error: isCanceled(error) ? undefined : walletErrorMessage("Venmo") });
    }
  }

  flushSync(() => update({}));
  const [card, venmo] = await Promise.all([
    createCardFields(client, fieldContainers, {
      updateErrors: (change) => update({ fieldErrors: change(state.fieldErrors) }),
      onCardBrand: (cardBrand) => update({ cardBrand }),
      onEnter: () => host.closest("form")?.requestSubmit(),
    }),
    supportsVenmo(client) ? createVenmo(client) : undefined,
  ]);
  components.push(card);
  if (venmo) components.push(venmo);
  const isAvailable: Record<PaymentMethodType, boolean> = {
    venmo: venmo !== undefined,
    paypal: supportsPayPal(client),
    card: true,
  };
  const availableMethods = paymentMethodTypes.filter((method) => isAvailable[method]);
  const onlyMethod = availableMethods.length === 1 ? availableMethods[0] : undefined;
  // Synchronous, because mountPaymentForm measures the form's height next.
  flushSync(() => update({ availableMethods, ...(onlyMethod && { selectedMethod: onlyMethod }) }));
  let venmoApproval: Promise<void> | undefined;
  if (venmo?.hasResult()) {
    update({ selectedMethod: "venmo" });
    venmoApproval = requestVenmoApproval();
  }

  return {
    async requestPaymentMethod(): Promise<{ nonce: string }> {
      await venmoApproval;
      const { selectedMethod } = state;
      if (selectedMethod === "card") {
        return card.tokenize().catch((error) => {
          update({ error: describeCardError(error) });
          throw error;
        });
      }
      const approvedWallet = selectedMethod && state.approvedWallets[selectedMethod];
      if (approvedWallet) return approvedWallet;
      update({
        error: selectedMethod && `Approve the payment with ${walletNames[selectedMethod]} first.`,
      });
      throw new Error("No payment method was selected and approved");
    },
    clearPaymentMethod: () => update({ approvedWallets: {}, error: undefined }),
    teardown,
  };
}

const walletNames: Record<Wallet, string> = { venmo: "Venmo", paypal: "PayPal" };

const walletErrorMessage = (walletName: string) =>
  `Something went wrong with ${walletName}. Try again, or choose another payment method.`;

interface WalletConfiguration {
  paypalEnabled?: boolean;
  payWithVenmo?: object;
}

const getWalletConfiguration = (client: Client) =>
  client.getConfiguration().gatewayConfiguration as WalletConfiguration;
const supportsPayPal = (client: Client) => getWalletConfiguration(client).paypalEnabled === true;
const supportsVenmo = (client: Client) => getWalletConfiguration(client).payWithVenmo !== undefined;

/** Our own validation errors have no code; the fields already show them. */
function describeCardError({ code = "" }: { code?: string }): string | undefined {
  if (code === "HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED") {
    return "The security code doesn’t match the card. Check it and try again.";
  }
  if (code === "HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR") {
    return "Your card details couldn’t be sent. Check your connection and try again.";
  }
  return code ? "This card wasn’t accepted. Check its details, or use another card." : undefined;
}

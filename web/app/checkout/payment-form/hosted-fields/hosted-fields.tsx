import { type Client, create as createClient } from "braintree-web/client";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { createCard, wantedFields } from "./card.ts";
import { PaymentChoice } from "./payment-choice.tsx";
import { showPayPalButton } from "./paypal.ts";
import { createVenmo, isCanceled } from "./venmo.ts";
import {
  type Account,
  type CardField,
  type Method,
  methods,
  type View,
  type Wallet,
} from "./view.ts";

interface Part {
  teardown(): unknown;
}

/** A form of our own around the gateway's card fields, PayPal's button and Venmo. */
export async function createHostedFieldsForm(host: HTMLElement, clientToken: string) {
  const client = await createClient({ authorization: clientToken });
  const parts: Part[] = [];
  const root = createRoot(host, { identifierPrefix: "payment-" });
  const containers = new Map<CardField, HTMLElement>();
  const payPalContainer: { current: HTMLElement | null } = { current: null };
  let gone = false;
  let view: View = { offered: ["card"], accounts: {}, fields: wantedFields(client), errors: {} };

  async function teardown() {
    if (gone) return;
    gone = true;
    await Promise.allSettled(parts.map(async (part) => part.teardown()));
    root.unmount();
  }

  function show(change: Partial<View>) {
    if (gone) return;
    view = { ...view, ...change };
    root.render(
      <PaymentChoice
        view={view}
        onChoose={choose}
        onVenmo={agreeWithVenmo}
        onForget={(wallet) => setAccount(wallet, undefined)}
        containers={containers}
        payPalContainer={payPalContainer}
      />,
    );
  }

  const setAccount = (wallet: Wallet, account: Account | undefined) =>
    show({ accounts: { ...view.accounts, [wallet]: account }, message: undefined });

  let payPal: Promise<unknown> | undefined;
  /** PayPal hears of a buyer who chooses it, and of nobody else. */
  function choose(chosen: Method) {
    show({ chosen, message: undefined, payPalMissing: false });
    if (chosen !== "paypal" || payPal || !payPalContainer.current) return;
    const failed = () => show({ message: unreachable("PayPal") });
    payPal = showPayPalButton(client, payPalContainer.current, {
      onAgreed: (account) => setAccount("paypal", account),
      onError: failed,
    }).then(
      (part) => parts.push(part),
      () => {
        payPal = undefined;
        show({ payPalMissing: true });
        failed();
      },
    );
  }

  async function agreeWithVenmo() {
    show({ message: undefined });
    try {
      const account = await venmo?.tokenize();
      setAccount("venmo", account);
    } catch (error) {
      show({ message: isCanceled(error) ? undefined : unreachable("Venmo") });
    }
  }

  flushSync(() => show({}));
  const [card, venmo] = await Promise.all([
    createCard(client, containers, {
      onErrors: (change) => show({ errors: change(view.errors) }),
      onBrand: (brand) => show({ brand }),
      onEnter: () => host.closest("form")?.requestSubmit(),
    }),
    takesVenmo(client) ? createVenmo(client) : undefined,
  ]);
  parts.push(card);
  if (venmo) parts.push(venmo);
  const can: Record<Method, boolean> = {
    venmo: venmo !== undefined,
    paypal: takesPayPal(client),
    card: true,
  };
  const offered = methods.filter((method) => can[method]);
  // The page measures the form as soon as it has it.
  flushSync(() => show({ offered, ...(offered.length === 1 && { chosen: offered[0] }) }));
  let arriving: Promise<void> | undefined;
  if (venmo?.hasResult()) {
    show({ chosen: "venmo" });
    arriving = agreeWithVenmo();
  }

  return {
    async requestPaymentMethod(): Promise<{ nonce: string }> {
      await arriving;
      const { chosen } = view;
      if (chosen === "card") {
        return card.tokenize().catch((error) => {
          show({ message: errorText(error) });
          throw error;
        });
      }
      const account = chosen && view.accounts[chosen];
      if (account) return account;
      show({ message: chosen && `First press the button for ${names[chosen]}.` });
      throw new Error("Nothing to pay with");
    },
    clear: () => show({ accounts: {}, message: undefined }),
    teardown,
  };
}

const names = { venmo: "Venmo", paypal: "PayPal" };

const unreachable = (wallet: string) =>
  `${wallet} could not be reached. Try again, or choose another way to pay.`;

interface Wallets {
  paypalEnabled?: boolean;
  payWithVenmo?: object;
}

const walletsOf = (client: Client) => client.getConfiguration().gatewayConfiguration as Wallets;
const takesPayPal = (client: Client) => walletsOf(client).paypalEnabled === true;
const takesVenmo = (client: Client) => walletsOf(client).payWithVenmo !== undefined;

/** Fields that are empty or wrong say so themselves. */
function errorText({ code = "" }: { code?: string }): string | undefined {
  if (code === "HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED") {
    return "The security code does not fit the card. Check it and try again.";
  }
  if (code === "HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR") {
    return "The card could not be sent. Check your connection and try again.";
  }
  return code ? "This card was not accepted. Check its details, or use another one." : undefined;
}

import braintree, {
  type BraintreeGateway,
  type Transaction,
  type TransactionSearchFn,
} from "braintree";

export const keys = {
  merchantId: "merchant",
  publicKey: "public-key",
  privateKey: "private-key",
};

/** The real SDK, connected to an emulator. */
export function sdk(
  port: number,
  { timeoutMs = 60_000, ...otherKeys }: SdkOptions = {},
): BraintreeGateway {
  const environment = new braintree.Environment(
    "127.0.0.1",
    String(port),
    "",
    false,
    "127.0.0.1",
    String(port),
  );
  const gateway = new braintree.BraintreeGateway({ environment, ...keys, ...otherKeys });
  gateway.config.timeout = timeoutMs;
  return gateway;
}

interface SdkOptions extends Partial<typeof keys> {
  timeoutMs?: number;
}

export async function searchAll(
  gateway: BraintreeGateway,
  criteria: TransactionSearchFn,
): Promise<Transaction[]> {
  const found: Transaction[] = [];
  for await (const transaction of gateway.transaction.search(criteria)) found.push(transaction);
  return found;
}

/** The validation error codes of a result. */
export const codes = ({ errors }: { errors: { deepErrors(): { code: string }[] } }) =>
  errors.deepErrors().map(({ code }) => code);

export const visa = {
  number: "4111111111111111",
  expirationMonth: "12",
  expirationYear: "2030",
  cvv: "123",
  postalCode: "80202",
};

/** The published types of `refund` only allow an amount. */
export const refund = (
  gateway: BraintreeGateway,
  id: string,
  options: { amount?: string; orderId?: string } = {},
) => gateway.transaction.refund(id, options as unknown as string);

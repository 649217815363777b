/** The documented test values of the sandbox: the outcome of each card, amount, CVV and postal code. */

/** Why a sale fails; undefined means approved. */
export type SaleOutcome =
  | { status: "processor_declined"; code: string; text: string; hard: boolean }
  | { status: "failed"; code: string; text: string }
  | { status: "gateway_rejected"; reason: string };

const declines: Record<number, [text: string, type?: "hard"]> = {
  2000: ["Do Not Honor"],
  2001: ["Insufficient Funds"],
  2002: ["Limit Exceeded"],
  2003: ["Cardholder's Activity Limit Exceeded"],
  2004: ["Expired Card", "hard"],
  2005: ["Invalid Credit Card Number", "hard"],
  2006: ["Invalid Expiration Date", "hard"],
  2007: ["No Account", "hard"],
  2009: ["No Such Issuer", "hard"],
  2010: ["Card Issuer Declined CVV", "hard"],
  2012: ["Processor Declined - Possible Lost Card", "hard"],
  2013: ["Processor Declined - Possible Stolen Card", "hard"],
  2014: ["Processor Declined - Fraud Suspected", "hard"],
  2015: ["Transaction Not Allowed", "hard"],
  2046: ["Declined"],
  2047: ["Call Issuer. Pick Up Card", "hard"],
};

export function decline(code: number): Extract<SaleOutcome, { status: "processor_declined" }> {
  const [text, type] = declines[code] ?? ["Processor Declined"];
  return { status: "processor_declined", code: String(code), text, hard: type === "hard" };
}

const unavailable: SaleOutcome = {
  status: "failed",
  code: "3000",
  text: "Processor Network Unavailable - Try Again",
};

interface TestCard {
  type: string;
  outcome?: SaleOutcome;
}

const approved = (type: string, ...numbers: string[]) =>
  numbers.map((number): [string, TestCard] => [number, { type }]);
const special = (type: string, number: string, outcome: SaleOutcome): [string, TestCard] => [
  number,
  { type, outcome },
];

/** The sandbox accepts only these card numbers. */
export const testCards: ReadonlyMap<string, TestCard> = new Map([
  ...approved("Visa", "4111111111111111", "4005519200000004", "4009348888881881"),
  ...approved("Visa", "4012000033330026", "4012000077777777", "4012888888881881"),
  ...approved("Visa", "4217651111111119", "4500600000000061"),
  ...approved("MasterCard", "5555555555554444", "2223000048400011"),
  ...approved("American Express", "378282246310005", "371449635398431"),
  ...approved("Discover", "6011000991300009", "6011111111111117"),
  ...approved("JCB", "3530111333300000"),
  ...approved("Diners Club", "36259600000004"),
  ...approved("Maestro", "6304000000000000"),
  special("Visa", "4000111111111115", decline(2000)),
  special("MasterCard", "5105105105105100", decline(2000)),
  special("American Express", "378734493671000", decline(2000)),
  special("Discover", "6011000990139424", decline(2000)),
  special("JCB", "3566002020360505", unavailable),
  special("Visa", "4000111111111511", { status: "gateway_rejected", reason: "fraud" }),
]);

/** The outcome for an amount, which takes precedence over the outcome for a card. */
export function amountOutcome(cents: number): SaleOutcome | undefined {
  if (cents === 500_100) return { status: "gateway_rejected", reason: "application_incomplete" };
  const dollars = Math.floor(cents / 100);
  if (dollars >= 2000 && dollars < 3000) return decline(dollars);
  if (dollars === 3000) return unavailable;
  return undefined;
}

/** M: matches, N: does not match, U: not verified, S: issuer does not participate, I: not provided. */
export type CheckResponse = "M" | "N" | "U" | "S" | "I";

export function cvvResponse(cvv: string | undefined): CheckResponse {
  if (!cvv) return "I";
  if (cvv === "200" || cvv === "2000") return "N";
  if (cvv === "201" || cvv === "2011") return "U";
  if (cvv === "301" || cvv === "3011") return "S";
  return "M";
}

export function postalCodeResponse(postalCode: string | undefined): CheckResponse {
  if (!postalCode) return "I";
  if (postalCode === "20000") return "N";
  return postalCode === "20001" ? "U" : "M";
}

/** The response depends on the street number. */
export function streetAddressResponse(street: string | undefined): CheckResponse {
  if (!street) return "I";
  if (/^200\b/.test(street)) return "N";
  return /^201\b/.test(street) ? "U" : "M";
}

/** Not a value of Braintree's sandbox: with this CVV, the verification in the card form fails. */
export const rejectedCvv = "999";

/**
 * Messages for buyers whose payment was declined. Cards reported lost or stolen get the general message, so that
 * a thief does not learn it from us.
 */
const generalDecline = "Your bank declined the payment. Try another card, or contact your bank.";
const wrongSecurityCode = "The security code (CVV) is incorrect. Check it and try again.";
const overLimit = "The payment exceeds the card’s limit. Try another card, or contact your bank.";

/** Messages by the processor's response code. */
const byResponseCode: Record<string, string> = {
  2001: "The account has insufficient funds. Try another card.",
  2002: overLimit,
  2003: overLimit,
  2004: "The card has expired. Try another card.",
  2005: "The card number is invalid. Check it, or try another card.",
  2006: "The expiration date is incorrect. Check it and try again.",
  2010: wrongSecurityCode,
  3000: "We couldn’t reach the bank. Try again in a minute.",
};

/** Messages by the fraud rule of our gateway account. */
const byRule: Record<string, string> = {
  avs: "The ZIP/postal code does not match the card. Check it and try again.",
  avs_and_cvv:
    "The ZIP/postal code or the security code (CVV) is incorrect. Check both and try again.",
  cvv: wrongSecurityCode,
  duplicate: "The same payment was made just now. Check your email before you pay again.",
};

export const describeBankDecline = (code: string) => byResponseCode[code] ?? generalDecline;

export const describeRuleDecline = (rule: string) =>
  byRule[rule] ?? "The payment was declined. Try another card, or contact us.";

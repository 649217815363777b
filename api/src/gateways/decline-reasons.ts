/**
 * What a buyer reads when a payment is declined. Processors answer with codes and phrases such as "Do Not Honor";
 * a card that is reported lost or stolen is declined like any other, so that nobody learns it from us.
 */
const declined = "Your bank declined the payment. Try another card, or ask your bank why.";
const wrongSecurityCode = "The security code (CVV) is not correct. Check it and try again.";
const overLimit = "The payment is over the card's limit. Try another card, or ask your bank.";

/** By the processor's response code. */
const byCode: Record<string, string> = {
  2001: "There is not enough money in the account. Try another card.",
  2002: overLimit,
  2003: overLimit,
  2004: "The card has expired. Try another card.",
  2005: "The card number is not valid. Check it, or try another card.",
  2006: "The expiration date is not correct. Check it and try again.",
  2010: wrongSecurityCode,
  3000: "The bank could not be reached. Try again in a minute.",
};

/** By the rule of our own account at the gateway. */
const byRule: Record<string, string> = {
  avs: "The postal code does not match the card. Check it and try again.",
  avs_and_cvv:
    "The postal code or the security code (CVV) is not correct. Check both and try again.",
  cvv: wrongSecurityCode,
  duplicate: "The same payment was made a moment ago. Check your email before you pay again.",
};

export const bankDeclineReason = (code: string) => byCode[code] ?? declined;

export const ruleDeclineReason = (rule: string) =>
  byRule[rule] ?? "The payment was declined. Try another card, or write to us.";

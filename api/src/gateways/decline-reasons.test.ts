import { expect, test } from "vitest";
import { describeBankDecline, describeRuleDecline } from "./decline-reasons.ts";

test("explains to the buyer why a payment was declined", () => {
  expect(describeBankDecline("2001")).toMatch(/insufficient funds/);
  expect(describeBankDecline("2004")).toMatch(/has expired/);
  expect(describeRuleDecline("cvv")).toMatch(/security code/);
  expect(describeRuleDecline("avs")).toMatch(/postal code/);
});

test("uses the general message when a card is reported lost, stolen or fraudulent", () => {
  const general = describeBankDecline("2000");
  for (const code of ["2012", "2013", "2014", "2047", "2046", "unknown"])
    expect(describeBankDecline(code)).toBe(general);
  expect(describeRuleDecline("fraud")).toBe(describeRuleDecline("risk_threshold"));
});

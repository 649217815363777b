import { expect, test } from "vitest";
import { bankDeclineReason, ruleDeclineReason } from "./decline-reasons.ts";

test("tells a buyer what to do about a decline", () => {
  expect(bankDeclineReason("2001")).toMatch(/not enough money/);
  expect(bankDeclineReason("2004")).toMatch(/has expired/);
  expect(ruleDeclineReason("cvv")).toMatch(/security code/);
  expect(ruleDeclineReason("avs")).toMatch(/postal code/);
});

test("does not tell a lost, stolen or suspicious card from any other decline", () => {
  const general = bankDeclineReason("2000");
  for (const code of ["2012", "2013", "2014", "2047", "2046", "unknown"])
    expect(bankDeclineReason(code)).toBe(general);
  expect(ruleDeclineReason("fraud")).toBe(ruleDeclineReason("risk_threshold"));
});

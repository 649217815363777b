import type { PaymentFormName } from "@agency/contract/checkout";
import { test as base, expect } from "@playwright/test";
import { type Gateway, mockBraintree } from "./braintree/boundary.ts";
import { collectConsoleErrors } from "./console-errors.ts";
import { collectCspViolations } from "./policy-violations.ts";

interface Fixtures {
  /** Which payment form the service would have the page show. */
  form: PaymentFormName;
  /** Stands in for Braintree and our payment API; a test that uses it talks to nobody else. */
  gateway: Gateway;
  /** What the page complains about: errors, warnings, refused resources. */
  consoleErrors: string[];
  /** What the page's Content-Security-Policy refuses. */
  policyViolations: string[];
}

export const test = base.extend<Fixtures>({
  form: ["drop-in", { option: true }],
  gateway: async ({ context, form }, use) => {
    const gateway = await mockBraintree(context, form);
    await use(gateway);
    expect(gateway.unexpected).toEqual([]);
  },
  consoleErrors: async ({ page }, use) => use(collectConsoleErrors(page)),
  policyViolations: async ({ page }, use) => use(await collectCspViolations(page)),
});

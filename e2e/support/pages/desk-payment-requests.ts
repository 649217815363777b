/** Creates payment requests through the desk's API with the page's session, where a test covers something else. */
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { expect, type Page } from "@playwright/test";

/** Returns an ISO date: "2026-11-27". */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const buildContent = (name: string, email: string, overrides: object = {}) => ({
  client: { name, email, company: "", taxId: "", address: "" },
  title: "A site with a class schedule",
  body: "Ten pages.\n\nIn your hands in four weeks.",
  lines: [{ name: "Growth package", quantityHundredths: 100, unitCents: 300_000 }],
  taxBasisPoints: 0,
  terms: "deposit",
  depositPercent: 50,
  milestones: [],
  ...overrides,
});
type Content = ReturnType<typeof buildContent>;

/** Sends the headers that the desk's own page would send. */
async function call(page: Page, path: string, data: object): Promise<PaymentRequestDetail> {
  const Origin = new URL(page.url()).origin;
  const headers = { Origin, "Sec-Fetch-Site": "same-origin" };
  const response = await page.request.post(`/api/desk/payment-requests${path}`, { data, headers });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

/** The page must already be in the desk. */
const createDraft = (page: Page, content: Content) =>
  call(page, "", { idempotencyKey: crypto.randomUUID(), content });

export async function sendPaymentRequest(page: Page, content: Content) {
  const { number, revision } = await createDraft(page, content);
  return call(page, `/${number}/send`, { revision, content });
}

/** Sends a payment request and accepts it as the client. */
export async function sendAcceptedPaymentRequest(page: Page, content: Content) {
  const sent = await sendPaymentRequest(page, content);
  const token = new URL(sent.paymentPageUrl ?? "").pathname.split("/").at(-1);
  const accepted = { version: sent.version, name: content.client.name, isAgreed: true };
  const response = await page.request.post(`/api/pay/${token}/accept`, { data: accepted });
  expect(response.ok(), await response.text()).toBe(true);
  return sent;
}

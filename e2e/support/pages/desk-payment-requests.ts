/** Payment requests at the desk, written past its screens where a test is about something else. */
import type { PaymentRequestDetail } from "@agency/contract/api/payment-requests";
import { expect, type Page } from "@playwright/test";

/** "2026-11-27", so many days from now. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const requestContent = (name: string, email: string, more: object = {}) => ({
  client: { name, email, company: "", vatId: "", address: "" },
  title: "A site with a class schedule",
  body: "Ten pages.\n\nIn your hands in four weeks.",
  lines: [{ name: "Growth package", quantityHundredths: 100, unitCents: 300_000 }],
  taxHundredths: 0,
  terms: "halves",
  ...more,
});
type Content = ReturnType<typeof requestContent>;

/** As the desk's own page calls the service. */
async function call(page: Page, path: string, data: object): Promise<PaymentRequestDetail> {
  const Origin = new URL(page.url()).origin;
  const headers = { Origin, "Sec-Fetch-Site": "same-origin" };
  const answer = await page.request.post(`/api/desk/requests${path}`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** The page has to be at the desk already. */
export const writeDraft = (page: Page, content: Content) =>
  call(page, "", { key: crypto.randomUUID(), content });

export async function sendRequest(page: Page, content: Content) {
  const { number, revision } = await writeDraft(page, content);
  return call(page, `/${number}/sending`, { revision, content });
}

/** One that the client has accepted on the private page. */
export async function sendAccepted(page: Page, content: Content) {
  const sent = await sendRequest(page, content);
  const token = new URL(sent.payUrl ?? "").pathname.split("/").at(-1);
  const accepted = { version: sent.version, name: content.client.name, agreed: true };
  const answer = await page.request.post(`/api/pay/${token}/acceptance`, { data: accepted });
  expect(answer.ok(), await answer.text()).toBe(true);
  return sent;
}

/** Payment requests as the owner sends them from the desk, to clients of the test's own. */
import type { PaymentRequestContent, PaymentRequestDetail } from "@agency/contract/requests";
import { expect, request as http } from "@playwright/test";
import { test as desk } from "./desk.ts";

type Sent = Pick<PaymentRequestDetail, "number" | "revision">;
type Session = NonNullable<Parameters<typeof http.newContext>[0]>["storageState"];

export function buildContent(wanted: Partial<PaymentRequestContent> = {}): PaymentRequestContent {
  return {
    client: {
      name: "Greta Olsen",
      email: `greta-${crypto.randomUUID().slice(0, 8)}@example.com`,
      company: "Cedar Loft Yoga LLC",
      vatId: "",
      address: "",
    },
    title: "Growth site with class schedule",
    body: "Ten pages, and a schedule that your teachers edit.\n\nLive on January 8.",
    lines: [
      { name: "Growth package", quantityHundredths: 100, unitCents: 300_000 },
      { name: "Class schedule", quantityHundredths: 400, unitCents: 6_000 },
    ],
    taxHundredths: 0,
    terms: "halves",
    depositPercent: 50,
    milestones: [],
    ...wanted,
  };
}

async function paymentRequestClient(storageState: Session, baseURL: string) {
  const extraHTTPHeaders = { Origin: new URL(baseURL).origin };
  const api = await http.newContext({ storageState, baseURL, extraHTTPHeaders });
  const call = async (path: string, data?: object): Promise<PaymentRequestDetail> => {
    const at = `/api/desk/requests${path}`;
    const answer = await (data ? api.post(at, { data }) : api.get(at));
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const read = (number: string) => call(`/${number}`);
  const change = async ({ number }: Pick<Sent, "number">, what: string, data: object = {}) =>
    call(`/${number}/${what}`, { revision: (await read(number)).revision, ...data });
  return {
    read,
    async send(content = buildContent()) {
      const draft = await call("", { key: crypto.randomUUID(), content });
      const sent = await change(draft, "sending", { content });
      return { ...sent, content, path: new URL(sent.payUrl ?? "").pathname };
    },
    correct: (sent: Sent, content: PaymentRequestContent) => change(sent, "sending", { content }),
    deliver: (sent: Sent, dueOn: string) => change(sent, "delivery", { dueOn }),
    makeVoid: (sent: Sent) => change(sent, "void"),
    replaceLink: (sent: Sent) => change(sent, "link"),
    close: () => api.dispose(),
  };
}

/** The browser is a client's; the owner is at the desk meanwhile. */
export const test = desk.extend<{ requests: Awaited<ReturnType<typeof paymentRequestClient>> }>({
  storageState: { cookies: [], origins: [] },
  requests: async ({ session, baseURL }, use) => {
    const requests = await paymentRequestClient(session, baseURL ?? "");
    await use(requests);
    await requests.close();
  },
});

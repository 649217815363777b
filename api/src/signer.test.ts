import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileLink } from "../testing/downloads.ts";
import { claimToken, eventsOf, orderRow, placeClaim, placePaidOrder } from "../testing/orders.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { bitFlips, mutilations, percentEncoded } from "../testing/tampering.ts";
import { createSigner } from "./signer.ts";

const [oldKey, newKey] = [
  "an-old-key-of-more-than-32-characters",
  "a-new-key-of-more-than-32-characters",
];
const purposes = ["order", "file", "claim", "lead", "form", "key"] as const;
const texts = ["K7Q42D9M-1", "12-1794723217", "1794723217.5", "a", "ü.ü"];

describe("[FAULT-10] a signed token", () => {
  const signer = createSigner([newKey]);

  test.each(texts)("[FAULT-10] %s opens as it was signed, for its own purpose only", (text) => {
    for (const purpose of purposes) {
      const token = signer.sign(purpose, text);
      const opened = purposes.filter((other) => signer.open(other, token) !== undefined);
      expect([signer.open(purpose, token), opened]).toEqual([text, [purpose]]);
    }
  });

  test("[FAULT-10] with any one bit turned over, or mutilated, is not opened", () => {
    let tried = 0;
    for (const purpose of purposes) {
      const token = signer.sign(purpose, "K7Q42D9M-1");
      for (const forged of [...bitFlips(token), ...mutilations(token)]) {
        expect(signer.open(purpose, forged), JSON.stringify(forged)).toBeUndefined();
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(1_500);
  });

  test("[FAULT-10] whose signature belongs to another text is not opened", () => {
    const [one, other] = ["K7Q42D9M-1", "K7Q42D9M-2"].map((text) => signer.sign("order", text));
    expect(signer.open("order", `K7Q42D9M-1.${other?.split(".")[1]}`)).toBeUndefined();
    expect(signer.open("order", `K7Q42D9M-2.${one?.split(".")[1]}`)).toBeUndefined();
  });

  test("[FAULT-10] is signed by the first key and opened by any, until the old key is taken out", () => {
    const before = createSigner([oldKey]).sign("order", "K7Q42D9M-1");
    const rotated = createSigner([newKey, oldKey]);
    expect(rotated.open("order", before)).toBe("K7Q42D9M-1");
    expect(rotated.sign("order", "K7Q42D9M-1")).toBe(signer.sign("order", "K7Q42D9M-1"));
    expect(signer.open("order", before)).toBeUndefined();
  });

  test("[FAULT-10] without a key is never made", () => {
    expect(() => createSigner([])).toThrow();
  });
});

describe("[FAULT-10] over HTTP", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  /** How many forged tokens were tried, and how many answered with anything but a refusal. */
  async function tryAll(forged: string[], ask: (token: string) => Promise<Response>) {
    const statuses: number[] = [];
    while (forged.length > 0) {
      const answers = await Promise.all(
        forged.splice(0, 40).map((token) => ask(percentEncoded(token))),
      );
      for (const answer of answers) {
        statuses.push(answer.status);
        await answer.arrayBuffer();
      }
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const accepted = statuses.filter((status) => status < 400).length;
    return { tried: statuses.length, accepted };
  }

  const noneOfMany = { tried: expect.toSatisfy((count) => count >= 264), accepted: 0 };

  /** Nothing at all is another address. */
  const forgeries = (token: string) =>
    [...bitFlips(token), ...mutilations(token)].filter((forged) => forged !== "");

  test("[FAULT-10] 0 tampered order links open an order or a file", async () => {
    const { token } = await placePaidOrder(service);
    const ask = (forged: string) => service.call(`/api/orders/${forged}`);
    expect(await tryAll(forgeries(token), ask)).toEqual(noneOfMany);
    const askFile = (forged: string) =>
      service.call(`/api/orders/${forged}/files/basic-single-page`);
    expect(await tryAll([...bitFlips(token)], askFile)).toEqual(noneOfMany);
    expect((await ask(percentEncoded(token))).status).toBe(200);
  });

  test("[FAULT-10] 0 tampered file links give a file", async () => {
    const token = (await fileLink(service, await placePaidOrder(service))).replace(
      "/api/files/",
      "",
    );
    const ask = (forged: string) => service.call(`/api/files/${forged}`);
    expect(await tryAll(forgeries(token), ask)).toEqual(noneOfMany);
    expect((await ask(percentEncoded(token))).status).toBe(200);
  });

  test("[FAULT-10] 0 tampered claim links are shown or confirmed, and the order waits on", async () => {
    const order = await placeClaim(service);
    const token = await claimToken(service, order);
    const look = (forged: string) => service.call(`/api/claims/${forged}`);
    const confirm = (forged: string) =>
      service.call(`/api/claims/${forged}/confirmation`, { method: "POST" });
    expect(await tryAll(forgeries(token), look)).toEqual(noneOfMany);
    expect(await tryAll(forgeries(token), confirm)).toEqual(noneOfMany);
    expect((await orderRow(service, order.number)).state).toBe("claimed");
    expect(await eventsOf(service, order)).toEqual(["claimed by buyer"]);
    expect((await look(percentEncoded(token))).status).toBe(200);
  });

  test("[FAULT-10] a token of one purpose opens nothing of another", async () => {
    const paid = await placePaidOrder(service);
    const file = (await fileLink(service, paid)).replace("/api/files/", "");
    const claim = await claimToken(service, paid);
    for (const path of [
      ...[file, claim].map((token) => `/api/orders/${token}`),
      ...[paid.token, claim].map((token) => `/api/files/${token}`),
      ...[paid.token, file].map((token) => `/api/claims/${token}`),
    ]) {
      expect((await service.call(path)).status, path).toBe(404);
    }
  });

  test("[FAULT-10] links of before a change of keys go on working", async () => {
    const first = await startTestService({ environment: { SIGNING_KEYS: oldKey } });
    const { token } = await placePaidOrder(first);
    await first.stop();
    const second = await startTestService({
      environment: {
        SIGNING_KEYS: `${newKey},${oldKey}`,
        DATABASE_URL: first.settings.DATABASE_URL,
      },
    });
    expect((await second.call(`/api/orders/${token}`)).status).toBe(200);
    await second.stop();
  });
});

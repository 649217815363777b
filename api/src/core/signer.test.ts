import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fileLink } from "../../testing/downloads.ts";
import {
  claimToken,
  listEvents,
  orderRow,
  placeClaim,
  placePaidOrder,
} from "../../testing/orders.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { bitFlips, malformedTokens, percentEncode } from "../../testing/tampering.ts";
import { createSigner } from "./signer.ts";

const [oldKey, newKey] = [
  "an-old-key-of-more-than-32-characters",
  "a-new-key-of-more-than-32-characters",
];
const purposes = ["order", "file", "claim", "lead", "form", "key"] as const;
const texts = ["K7Q42D9M-1", "12-1794723217", "1794723217.5", "a", "ü.ü"];

describe("[FAULT-10] a signed token", () => {
  const signer = createSigner([newKey]);

  test.each(texts)("[FAULT-10] verifies %s only for the purpose it was signed for", (text) => {
    for (const purpose of purposes) {
      const token = signer.sign(purpose, text);
      const valid = purposes.filter((other) => signer.verify(other, token) !== undefined);
      expect([signer.verify(purpose, token), valid]).toEqual([text, [purpose]]);
    }
  });

  test("[FAULT-10] rejects a token when any bit is flipped or it is malformed", () => {
    let count = 0;
    for (const purpose of purposes) {
      const token = signer.sign(purpose, "K7Q42D9M-1");
      for (const forged of [...bitFlips(token), ...malformedTokens(token)]) {
        expect(signer.verify(purpose, forged), JSON.stringify(forged)).toBeUndefined();
        count++;
      }
    }
    expect(count).toBeGreaterThan(1_500);
  });

  test("[FAULT-10] rejects a token when its signature belongs to another text", () => {
    const [one, other] = ["K7Q42D9M-1", "K7Q42D9M-2"].map((text) => signer.sign("order", text));
    expect(signer.verify("order", `K7Q42D9M-1.${other?.split(".")[1]}`)).toBeUndefined();
    expect(signer.verify("order", `K7Q42D9M-2.${one?.split(".")[1]}`)).toBeUndefined();
  });

  test("[FAULT-10] signs with the first key and accepts the old key until it is removed", () => {
    const oldToken = createSigner([oldKey]).sign("order", "K7Q42D9M-1");
    const rotated = createSigner([newKey, oldKey]);
    expect(rotated.verify("order", oldToken)).toBe("K7Q42D9M-1");
    expect(rotated.sign("order", "K7Q42D9M-1")).toBe(signer.sign("order", "K7Q42D9M-1"));
    expect(signer.verify("order", oldToken)).toBeUndefined();
  });

  test("[FAULT-10] throws without a signing key", () => {
    expect(() => createSigner([])).toThrow();
  });
});

describe("[FAULT-10] over HTTP", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  /** Counts the forged tokens, and those that were accepted. */
  async function tryAll(forged: string[], send: (token: string) => Promise<Response>) {
    const statuses: number[] = [];
    while (forged.length > 0) {
      const responses = await Promise.all(
        forged.splice(0, 40).map((token) => send(percentEncode(token))),
      );
      for (const response of responses) {
        statuses.push(response.status);
        await response.arrayBuffer();
      }
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    const accepted = statuses.filter((status) => status < 400).length;
    return { total: statuses.length, accepted };
  }

  const noneAccepted = { total: expect.toSatisfy((count) => count >= 264), accepted: 0 };

  /** Without the empty token, which would call another route. */
  const listForgeries = (token: string) =>
    [...bitFlips(token), ...malformedTokens(token)].filter((forged) => forged !== "");

  test("[FAULT-10] opens no order and no file when an order link is tampered with", async () => {
    const { token } = await placePaidOrder(service);
    const readOrder = (forged: string) => service.call(`/api/orders/${forged}`);
    expect(await tryAll(listForgeries(token), readOrder)).toEqual(noneAccepted);
    const readFile = (forged: string) =>
      service.call(`/api/orders/${forged}/files/basic-single-page`);
    expect(await tryAll([...bitFlips(token)], readFile)).toEqual(noneAccepted);
    expect((await readOrder(percentEncode(token))).status).toBe(200);
  });

  test("[FAULT-10] sends no file when a file link is tampered with", async () => {
    const token = (await fileLink(service, await placePaidOrder(service))).replace(
      "/api/files/",
      "",
    );
    const download = (forged: string) => service.call(`/api/files/${forged}`);
    expect(await tryAll(listForgeries(token), download)).toEqual(noneAccepted);
    expect((await download(percentEncode(token))).status).toBe(200);
  });

  test("[FAULT-10] shows and confirms no claim when a claim link is tampered with", async () => {
    const order = await placeClaim(service);
    const token = await claimToken(service, order);
    const readClaim = (forged: string) => service.call(`/api/claims/${forged}`);
    const confirm = (forged: string) =>
      service.call(`/api/claims/${forged}/confirm`, { method: "POST" });
    expect(await tryAll(listForgeries(token), readClaim)).toEqual(noneAccepted);
    expect(await tryAll(listForgeries(token), confirm)).toEqual(noneAccepted);
    expect((await orderRow(service, order.number)).state).toBe("claimed");
    expect(await listEvents(service, order)).toEqual(["claimed by buyer"]);
    expect((await readClaim(percentEncode(token))).status).toBe(200);
  });

  test("[FAULT-10] rejects a token of another purpose", async () => {
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

  test("[FAULT-10] accepts links that were signed before a key rotation", async () => {
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

import { afterEach, beforeEach, expect, test } from "vitest";
import { connectBraintreeEmulator } from "./remote-client.ts";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { keys, sdk, visa } from "./testing/sdk.ts";

let emulator: RunningEmulator;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.now();
  emulator = await startBraintreeEmulator({ ...keys, now: () => nowMs });
});
afterEach(() => emulator.close());

const api = `/merchants/${keys.merchantId}/client_api/v1`;

function readToken() {
  const { authorizationFingerprint, configUrl } = JSON.parse(atob(emulator.clientToken()));
  return { authorizationFingerprint, configUrl };
}

const send = (path: string, body?: object, fingerprint = readToken().authorizationFingerprint) =>
  body
    ? fetch(emulator.url + path, {
        method: "POST",
        headers: { origin: "http://shop.example" },
        body: JSON.stringify({ authorizationFingerprint: fingerprint, ...body }),
      })
    : fetch(`${emulator.url}${path}?authorizationFingerprint=${encodeURIComponent(fingerprint)}`);

test("returns a configuration with Braintree's hosts", async () => {
  expect(await (await send(`${api}/configuration`)).json()).toMatchObject({
    merchantId: keys.merchantId,
    assetsUrl: "https://assets.braintreegateway.com",
    clientApiUrl: `https://api.sandbox.braintreegateway.com/merchants/${keys.merchantId}/client_api`,
    paypalEnabled: true,
    payWithVenmo: { environment: "sandbox" },
  });
});

test("returns a configuration without hosts in same-origin mode", async () => {
  emulator.settings.clientMode = "same-origin";
  expect(readToken().configUrl).toBe("/undefined/v1/configuration");
  const configuration = await (await send("/undefined/v1/configuration")).json();
  expect(configuration).toMatchObject({ merchantId: keys.merchantId, paypalEnabled: false });
  expect(configuration).not.toHaveProperty("assetsUrl");
  expect(configuration).not.toHaveProperty("clientApiUrl");
  expect(configuration).not.toHaveProperty("payWithVenmo");
});

test("rejects a token that is invalid, of another merchant or older than a day", async () => {
  const { authorizationFingerprint } = readToken();
  expect((await send(`${api}/configuration`, undefined, "made-up")).status).toBe(401);
  const other = authorizationFingerprint.replace(keys.merchantId, "another");
  expect((await send(`${api}/configuration`, undefined, other)).status).toBe(401);
  nowMs += 24 * 3_600_000;
  const expired = await send(`${api}/configuration`, undefined, authorizationFingerprint);
  expect(expired.status).toBe(401);
});

const creditCard = {
  number: visa.number,
  cvv: "123",
  expirationMonth: "12",
  expirationYear: "2030",
};

test.each([api, "/undefined/v1", "/pay/undefined/v1"])(
  "returns a nonce that can pay when a card is sent to %s",
  async (base) => {
    const response = await send(`${base}/payment_methods/credit_cards`, { creditCard });
    expect(response.status).toBe(202);
    expect(response.headers.get("access-control-allow-origin")).toBe("http://shop.example");
    const [card] = (await response.json()).creditCards;
    expect(card.details).toMatchObject({ cardType: "Visa", lastFour: "1111", bin: "411111" });
    const sale = await sdk(emulator.port).transaction.sale({
      amount: "1.00",
      paymentMethodNonce: card.nonce,
    });
    expect(sale.success).toBe(true);
  },
);

test("rejects a card with CVV 999 or without data", async () => {
  const path = `${api}/payment_methods/credit_cards`;
  const rejected = await send(path, { creditCard: { ...creditCard, cvv: "999" } });
  expect(rejected.status).toBe(422);
  expect((await rejected.json()).fieldErrors[0].fieldErrors[0].code).toBe("81736");
  expect((await send(path, { creditCard: {} })).status).toBe(400);
});

test("returns 404 for an unsupported endpoint", async () => {
  expect((await fetch(`${emulator.url}/merchants/${keys.merchantId}/plans`)).status).toBe(404);
});

test("allows a CORS preflight request", async () => {
  const response = await fetch(`${emulator.url}${api}/payment_methods/credit_cards`, {
    method: "OPTIONS",
    headers: { origin: "http://shop.example" },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get("access-control-allow-headers")).toContain("content-type");
});

test("serves the script and styles of the card frame as separate files", async () => {
  const folder = `${emulator.url}/web/3.144.0/html`;
  const frame = await (await fetch(`${folder}/hosted-fields-frame.min.html`)).text();
  expect(frame).not.toMatch(/<style|<script>/);
  const [, script] = /<script src="([^"]+)"/.exec(frame) ?? [];
  const code = await (await fetch(`${folder}/${script}`)).text();
  expect(code).toContain("payment_methods/credit_cards");
  const styles = await fetch(`${folder}/emulator/frame.css`);
  expect(styles.headers.get("content-type")).toContain("text/css");
});

test("serves the script of the data collector", async () => {
  const script = await fetch(`${emulator.url}/da/r/fb.js`);
  expect(await script.text()).toContain("/v1/r/d/b/p1");
  expect(emulator.audit().calls).toMatchObject({ device_script: 1 });
});

test("serves the real stylesheet of the Drop-in", async () => {
  const styles = await fetch(`${emulator.url}/web/dropin/1.48.0/css/dropin.min.css`);
  expect(await styles.text()).toContain(".braintree-dropin");
});

test("forwards an intercepted request to an emulator in another process, including its faults", async () => {
  const { authorizationFingerprint } = readToken();
  const remote = connectBraintreeEmulator(emulator.url);
  const request = {
    method: "GET",
    path: `${api}/configuration?authorizationFingerprint=${encodeURIComponent(authorizationFingerprint)}`,
  };
  expect(await remote.handle(request)).toMatchObject({
    kind: "response",
    response: { status: 200 },
  });
  emulator.fault({ operation: "configuration", kind: "reset" });
  expect(await remote.handle(request)).toEqual({ kind: "reset" });
});

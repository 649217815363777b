import { afterEach, beforeEach, expect, test } from "vitest";
import { connectBraintreeEmulator } from "./remote-client.ts";
import { type RunningEmulator, startBraintreeEmulator } from "./server.ts";
import { keys, sdk, visa } from "./testing/sdk.ts";

let double: RunningEmulator;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.now();
  double = await startBraintreeEmulator({ ...keys, now: () => nowMs });
});
afterEach(() => double.close());

const api = `/merchants/${keys.merchantId}/client_api/v1`;

function token() {
  const { authorizationFingerprint, configUrl } = JSON.parse(atob(double.clientToken()));
  return { authorizationFingerprint, configUrl };
}

const ask = (path: string, body?: object, fingerprint = token().authorizationFingerprint) =>
  body
    ? fetch(double.url + path, {
        method: "POST",
        headers: { origin: "http://shop.example" },
        body: JSON.stringify({ authorizationFingerprint: fingerprint, ...body }),
      })
    : fetch(`${double.url}${path}?authorizationFingerprint=${encodeURIComponent(fingerprint)}`);

test("the configuration sends a widget to Braintree's hosts", async () => {
  expect(await (await ask(`${api}/configuration`)).json()).toMatchObject({
    merchantId: keys.merchantId,
    assetsUrl: "https://assets.braintreegateway.com",
    clientApiUrl: `https://api.sandbox.braintreegateway.com/merchants/${keys.merchantId}/client_api`,
    paypalEnabled: true,
    payWithVenmo: { environment: "sandbox" },
  });
});

test("in same-origin mode the token names the page's own origin, and the configuration no host", async () => {
  double.settings.clientMode = "same-origin";
  expect(token().configUrl).toBe("/undefined/v1/configuration");
  const configuration = await (await ask("/undefined/v1/configuration")).json();
  expect(configuration).toMatchObject({ merchantId: keys.merchantId, paypalEnabled: false });
  expect(configuration).not.toHaveProperty("assetsUrl");
  expect(configuration).not.toHaveProperty("clientApiUrl");
  expect(configuration).not.toHaveProperty("payWithVenmo");
});

test("only a token of this merchant opens the client API, for a day", async () => {
  const { authorizationFingerprint } = token();
  expect((await ask(`${api}/configuration`, undefined, "made-up")).status).toBe(401);
  const other = authorizationFingerprint.replace(keys.merchantId, "another");
  expect((await ask(`${api}/configuration`, undefined, other)).status).toBe(401);
  nowMs += 24 * 3_600_000;
  const late = await ask(`${api}/configuration`, undefined, authorizationFingerprint);
  expect(late.status).toBe(401);
});

const creditCard = {
  number: visa.number,
  cvv: "123",
  expirationMonth: "12",
  expirationYear: "2030",
};

test.each([api, "/undefined/v1", "/pay/undefined/v1"])(
  "a card sent to %s becomes a nonce that pays",
  async (base) => {
    const answer = await ask(`${base}/payment_methods/credit_cards`, { creditCard });
    expect(answer.status).toBe(202);
    expect(answer.headers.get("access-control-allow-origin")).toBe("http://shop.example");
    const [card] = (await answer.json()).creditCards;
    expect(card.details).toMatchObject({ cardType: "Visa", lastFour: "1111", bin: "411111" });
    const sale = await sdk(double.port).transaction.sale({
      amount: "1.00",
      paymentMethodNonce: card.nonce,
    });
    expect(sale.success).toBe(true);
  },
);

test("a card is refused for one CVV, and when it cannot be read", async () => {
  const path = `${api}/payment_methods/credit_cards`;
  const refused = await ask(path, { creditCard: { ...creditCard, cvv: "999" } });
  expect(refused.status).toBe(422);
  expect((await refused.json()).fieldErrors[0].fieldErrors[0].code).toBe("81736");
  expect((await ask(path, { creditCard: {} })).status).toBe(400);
});

test("what the double does not have is not found", async () => {
  expect((await fetch(`${double.url}/merchants/${keys.merchantId}/plans`)).status).toBe(404);
});

test("a browser may ask first", async () => {
  const answer = await fetch(`${double.url}${api}/payment_methods/credit_cards`, {
    method: "OPTIONS",
    headers: { origin: "http://shop.example" },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("access-control-allow-headers")).toContain("content-type");
});

test("the card frame brings script and styles as files of their own", async () => {
  const folder = `${double.url}/web/3.123.2/html`;
  const frame = await (await fetch(`${folder}/hosted-fields-frame.min.html`)).text();
  expect(frame).not.toMatch(/<style|<script>/);
  const [, script] = /<script src="([^"]+)"/.exec(frame) ?? [];
  const code = await (await fetch(`${folder}/${script}`)).text();
  expect(code).toContain("payment_methods/credit_cards");
  const styles = await fetch(`${folder}/double/frame.css`);
  expect(styles.headers.get("content-type")).toContain("text/css");
});

test("the widget's stylesheet is the real one", async () => {
  const styles = await fetch(`${double.url}/web/dropin/1.48.0/css/dropin.min.css`);
  expect(await styles.text()).toContain(".braintree-dropin");
});

test("an intercepted request may be passed on to a double elsewhere, broken or not", async () => {
  const { authorizationFingerprint } = token();
  const remote = connectBraintreeEmulator(double.url);
  const request = {
    method: "GET",
    path: `${api}/configuration?authorizationFingerprint=${encodeURIComponent(authorizationFingerprint)}`,
  };
  expect(await remote.handle(request)).toMatchObject({ kind: "answer", answer: { status: 200 } });
  double.fault({ operation: "configuration", kind: "reset" });
  expect(await remote.handle(request)).toEqual({ kind: "reset" });
});

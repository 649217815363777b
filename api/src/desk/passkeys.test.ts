import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Browser, markPasskeyVerified, signIn } from "../../testing/desk.ts";
import { startTestService, type TestService } from "../../testing/service.ts";

let service: TestService;
let browser: Browser;
beforeAll(async () => {
  service = await startTestService({ environment: { PROCESS_ROLE: "server" } });
  browser = await signIn(service);
});
afterAll(() => service.stop());

const toBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** Registers a passkey with this ID, as an authenticator would. */
async function register(id: Buffer, challengePath = "/passkeys/challenge") {
  const { challenge } = await browser.read<{ challenge: string }>(challengePath, { body: {} });
  const { origin, hostname } = new URL(service.settings.SITE_URL);
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const key = new Map<number, number | Uint8Array>([
    ...[[1, 2] as const, [3, -7] as const, [-1, 1] as const],
    [-2, new Uint8Array(Buffer.from(x, "base64url"))],
    [-3, new Uint8Array(Buffer.from(y, "base64url"))],
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const authData = Buffer.concat([
    createHash("sha256").update(hostname).digest(),
    // User present, user verified, attested credential data; then the counter and the model.
    Buffer.from([0b0100_0101, 0, 0, 0, 0]),
    Buffer.alloc(16),
    ...[length, id, isoCBOR.encode(key)],
  ]);
  const attestation = new Map<string, unknown>([
    ["fmt", "none"],
    ["attStmt", new Map()],
    ["authData", new Uint8Array(authData)],
  ]);
  const clientData = JSON.stringify({ type: "webauthn.create", challenge, origin });
  return browser.call("/passkeys", {
    body: {
      name: "Phone",
      response: {
        ...{
          id: toBase64Url(id),
          rawId: toBase64Url(id),
          type: "public-key",
          clientExtensionResults: {},
        },
        response: {
          clientDataJSON: toBase64Url(Buffer.from(clientData)),
          attestationObject: toBase64Url(
            isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
          ),
          transports: ["internal"],
        },
      },
    },
  });
}

test("rejects a passkey when its ID was already added", async () => {
  const id = randomBytes(32);
  expect((await register(id)).status).toBe(200);
  await markPasskeyVerified(service);
  const again = await register(id);
  expect([again.status, await again.json()]).toMatchObject([409, { code: "passkey-exists" }]);
  const passkeys = await service.db.selectFrom("desk_passkeys").select("id").execute();
  expect(passkeys).toEqual([{ id: toBase64Url(id) }]);
});

test("rejects a passkey with the challenge of a sign-in", async () => {
  await markPasskeyVerified(service);
  const before = await service.db.selectFrom("desk_passkeys").select("id").execute();
  const response = await register(randomBytes(32), "/sessions/passkey/challenge");
  expect([response.status, await response.json()]).toMatchObject([
    401,
    { code: "passkey-rejected" },
  ]);
  expect(await service.db.selectFrom("desk_passkeys").select("id").execute()).toEqual(before);
});

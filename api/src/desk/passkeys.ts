import { agency } from "@agency/contract/agency";
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import * as emails from "./emails.ts";
import { isOwner, minutesFromNow, type Owner } from "./owners.ts";

const CHALLENGE_MINUTES = 5;

/** Imported on demand, because it takes a third of a second to load and is rarely used. */
const loadWebauthn = () => import("@simplewebauthn/server");

const rejection = (reason: string) =>
  new ApiError(
    401,
    "passkey-rejected",
    "We couldn't verify this passkey. Try again or use another one.",
    reason,
  );

const passkeyExists = new ApiError(409, "passkey-exists", "This passkey was already added.");

/** Only passkeys for our own site are accepted. */
function getExpectedSite({ settings }: Deps) {
  const { origin, hostname } = new URL(settings.SITE_URL);
  return { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
}

type Purpose = "sign-in" | `prove-${string}` | `add-${string}`;

async function storeChallenge(deps: Deps, challenge: string, purpose: Purpose) {
  const expiresAt = minutesFromNow(deps, CHALLENGE_MINUTES);
  await deps.db
    .insertInto("desk_challenges")
    .values({ challenge, purpose, expires_at: expiresAt })
    .execute();
}

/** Single use, not expired, and only for the same purpose. */
const consumeChallenge = (deps: Deps, purpose: Purpose) => async (challenge: string) => {
  const used = await deps.db
    .deleteFrom("desk_challenges")
    .where("challenge", "=", challenge)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", deps.now())
    .returning("challenge")
    .executeTakeFirst();
  return used !== undefined;
};

/** Starts a sign-in, or a passkey check within a session. */
export async function createPasskeyChallenge(deps: Deps, purpose: Purpose) {
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: getExpectedSite(deps).expectedRPID,
    userVerification: "required",
  });
  await storeChallenge(deps, options.challenge, purpose);
  return options;
}

/** Returns the owner of the passkey. */
export async function verifyPasskey(deps: Deps, purpose: Purpose, response: { id: string }) {
  const passkey = await deps.db
    .selectFrom("desk_passkeys")
    .selectAll()
    .where("id", "=", response.id)
    .executeTakeFirst();
  if (!passkey || !isOwner(deps, passkey.owner)) throw rejection("unknown passkey");
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { authenticationInfo } = await verifyAuthenticationResponse({
    ...getExpectedSite(deps),
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: consumeChallenge(deps, purpose),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransport[],
    },
  }).then(
    (result) => (result.verified ? result : Promise.reject(rejection("not verified"))),
    (error) => Promise.reject(error instanceof ApiError ? error : rejection(String(error))),
  );
  await deps.db
    .updateTable("desk_passkeys")
    // Synced passkeys always count 0.
    .set({ counter: authenticationInfo.newCounter, last_used_at: deps.now() })
    .where("id", "=", passkey.id)
    .execute();
  return passkey.owner;
}

export async function createRegistrationChallenge(deps: Deps, owner: Owner) {
  const existing = await listPasskeys(deps, owner.email);
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: `${agency.name}: desk`,
    rpID: getExpectedSite(deps).expectedRPID,
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: "none",
    excludeCredentials: existing.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await storeChallenge(deps, options.challenge, `add-${owner.email}`);
  return options;
}

interface NewPasskey {
  name: string;
  response: { id: string };
}

/** Also notifies all owners by email. */
export async function addPasskey(deps: Deps, owner: Owner, { name, response }: NewPasskey) {
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { registrationInfo, verified } = await verifyRegistrationResponse({
    ...getExpectedSite(deps),
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: consumeChallenge(deps, `add-${owner.email}`),
  }).catch((error) => Promise.reject(rejection(String(error))));
  if (!verified) throw rejection("not verified");
  const { credential } = registrationInfo;
  await deps.db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto("desk_passkeys")
      .values({
        id: credential.id,
        owner: owner.email,
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) throw passkeyExists;
    const notification = emails.securityNotification({
      what: "passkey-added",
      owner: owner.email,
      device: name,
      key: credential.id,
    });
    await deps.queue.mail(trx, notification);
  });
}

export function listPasskeys({ db }: Deps, owner: string) {
  return db
    .selectFrom("desk_passkeys")
    .select(["id", "name", "created_at", "last_used_at"])
    .where("owner", "=", owner)
    .orderBy("created_at")
    .execute();
}

export async function removePasskey({ db }: Deps, owner: string, id: string) {
  await db.deleteFrom("desk_passkeys").where("owner", "=", owner).where("id", "=", id).execute();
}

import { agency } from "@agency/contract/agency";
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { isOwner, minutesFromNow, type Owner } from "./owners.ts";

const CHALLENGE_MINUTES = 5;

/** A third of a second to load, and wanted a few times a day: not when the service starts. */
const webauthn = () => import("@simplewebauthn/server");

const refused = (reason: string) =>
  new ApiError(401, "passkey-refused", "This passkey does not open the desk.", reason);

const passkeyExists = new ApiError(409, "passkey-exists", "This passkey was already added.");

/** What the browser must have been shown: our site, and no other. */
function expected({ settings }: Deps) {
  const { origin, hostname } = new URL(settings.SITE_URL);
  return { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };
}

type Purpose = "sign-in" | `prove-${string}` | `add-${string}`;

async function storeChallenge(deps: Deps, challenge: string, purpose: Purpose) {
  const expires_at = minutesFromNow(deps, CHALLENGE_MINUTES);
  await deps.db.insertInto("desk_challenges").values({ challenge, purpose, expires_at }).execute();
}

/** Once, in time, and for what it was given out. */
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

/** To sign in, or to prove within a session that it is still the owner. */
export async function passkeyChallenge(deps: Deps, purpose: Purpose) {
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: expected(deps).expectedRPID,
    userVerification: "required",
  });
  await storeChallenge(deps, options.challenge, purpose);
  return options;
}

/** Answers whose passkey it is. */
export async function verifyPasskey(deps: Deps, purpose: Purpose, response: { id: string }) {
  const passkey = await deps.db
    .selectFrom("desk_passkeys")
    .selectAll()
    .where("id", "=", response.id)
    .executeTakeFirst();
  if (!passkey || !isOwner(deps, passkey.owner)) throw refused("unknown passkey");
  const { verifyAuthenticationResponse } = await webauthn();
  const { authenticationInfo } = await verifyAuthenticationResponse({
    ...expected(deps),
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: consumeChallenge(deps, purpose),
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: passkey.transports as AuthenticatorTransport[],
    },
  }).then(
    (result) => (result.verified ? result : Promise.reject(refused("not verified"))),
    (error) => Promise.reject(error instanceof ApiError ? error : refused(String(error))),
  );
  await deps.db
    .updateTable("desk_passkeys")
    // Synced passkeys always count 0.
    .set({ counter: authenticationInfo.newCounter, last_used_at: deps.now() })
    .where("id", "=", passkey.id)
    .execute();
  return passkey.owner;
}

export async function newPasskeyChallenge(deps: Deps, owner: Owner) {
  const own = await listPasskeys(deps, owner.email);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: `${agency.name}: desk`,
    rpID: expected(deps).expectedRPID,
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: "none",
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await storeChallenge(deps, options.challenge, `add-${owner.email}`);
  return options;
}

interface NewPasskey {
  name: string;
  response: { id: string };
}

/** Both owners hear of it. */
export async function addPasskey(deps: Deps, owner: Owner, { name, response }: NewPasskey) {
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo, verified } = await verifyRegistrationResponse({
    ...expected(deps),
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: consumeChallenge(deps, `add-${owner.email}`),
  }).catch((error) => Promise.reject(refused(String(error))));
  if (!verified) throw refused("not verified");
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
    await deps.queue.mail(trx, {
      kind: "desk-notice",
      what: "passkey-added",
      owner: owner.email,
      device: name,
      key: credential.id,
    });
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

import {
  addPasskeyBody,
  deskSession,
  deskSettings,
  deskVersion,
  deskVersionQuery,
  passkeyBody,
  renameOwnerBody,
} from "@agency/contract/api/desk";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Deps } from "../../core/deps.ts";
import { ApiError } from "../../core/errors.ts";
import { cookie, SESSION_COOKIE } from "../auth.ts";
import { listOwners, renameOwner } from "../owners.ts";
import {
  addPasskey,
  createPasskeyChallenge,
  createRegistrationChallenge,
  listPasskeys,
  removePasskey,
  verifyPasskey,
} from "../passkeys.ts";
import { buildSessionResponse } from "../session-response.ts";
import {
  endAllSessions,
  endSession,
  listSessions,
  markPasskeyVerified,
  requireRecentPasskey,
} from "../sessions.ts";
import { createVersionReader } from "../version.ts";

const done = { ok: true as const };
const passkeyParams = z.object({ id: z.string().max(1400) });

/** The owner's own sessions, passkeys and name. */
export const accountRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get("/api/desk/session", { schema: { response: { 200: deskSession } } }, ({ session }) =>
      buildSessionResponse(deps, session),
    );

    const versions = createVersionReader(deps);
    // Waiting requests must not delay a shutdown.
    app.addHook("preClose", async () => versions.close());
    app.get(
      "/api/desk/version",
      { schema: { querystring: deskVersionQuery, response: { 200: deskVersion } } },
      async ({ query, raw }) => {
        const closed = new AbortController();
        raw.once("close", () => closed.abort());
        return { version: await versions.waitForChange(query.known, closed.signal) };
      },
    );

    app.delete("/api/desk/session", async ({ session }, reply) => {
      await endSession(deps, session.email, session.id);
      reply.clearCookie(SESSION_COOKIE, cookie);
      return done;
    });

    app.post("/api/desk/sessions/sign-out-all", async ({ session }, reply) => {
      await endAllSessions(deps, session.email);
      reply.clearCookie(SESSION_COOKIE, cookie);
      return done;
    });

    app.delete(
      "/api/desk/sessions/:id",
      { schema: { params: z.object({ id: z.uuid() }) } },
      async ({ session, params }) => {
        await endSession(deps, session.email, params.id);
        return done;
      },
    );

    app.post("/api/desk/session/verify/challenge", ({ session }) =>
      createPasskeyChallenge(deps, `prove-${session.id}`),
    );

    app.post(
      "/api/desk/session/verify",
      { schema: { body: passkeyBody } },
      async ({ session, body }) => {
        const owner = await verifyPasskey(deps, `prove-${session.id}`, body.response);
        if (owner !== session.email)
          throw new ApiError(401, "passkey-rejected", "This passkey belongs to another owner.");
        await markPasskeyVerified(deps, session.id);
        return done;
      },
    );

    app.post("/api/desk/passkeys/challenge", async ({ session }) => {
      requireRecentPasskey(session);
      return createRegistrationChallenge(deps, session);
    });

    app.post(
      "/api/desk/passkeys",
      { schema: { body: addPasskeyBody } },
      async ({ session, body }) => {
        requireRecentPasskey(session);
        await addPasskey(deps, session, body);
        return done;
      },
    );

    app.delete(
      "/api/desk/passkeys/:id",
      { schema: { params: passkeyParams } },
      async ({ session, params }) => {
        requireRecentPasskey(session);
        await removePasskey(deps, session.email, params.id);
        return done;
      },
    );

    app.post(
      "/api/desk/owner/name",
      { schema: { body: renameOwnerBody } },
      async ({ session, body }) => {
        await renameOwner(deps, session.email, body.name);
        return done;
      },
    );

    app.get(
      "/api/desk/settings",
      { schema: { response: { 200: deskSettings } } },
      async ({ session }) => {
        const [owners, passkeys, sessions] = await Promise.all([
          listOwners(deps),
          listPasskeys(deps, session.email),
          listSessions(deps, session.email),
        ]);
        return {
          owners: owners.map((owner) => ({
            ...owner,
            isCurrentUser: owner.email === session.email,
          })),
          passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
            ...{ id, name, createdAt: created_at.toISOString() },
            lastUsedAt: last_used_at?.toISOString(),
          })),
          sessions: sessions.map(
            ({ id, device, sign_in_method: signInMethod, created_at, last_seen_at }) => ({
              ...{ id, device, signInMethod, owner: session.name, current: id === session.id },
              createdAt: created_at.toISOString(),
              lastSeenAt: last_seen_at.toISOString(),
            }),
          ),
        };
      },
    );
  };

import {
  passkeyBody,
  signInCodeBody,
  signInCodeResponse,
  signInResponse,
  signInWithCodeBody,
} from "@agency/contract/api/desk";
import { errorResponse } from "@agency/contract/api/orders";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Deps } from "../../deps.ts";
import { enforceRateLimit } from "../../rate-limits.ts";
import { CODE_COOKIE, cookie, requireSameOrigin, SESSION_COOKIE } from "../auth.ts";
import { requestCode, signInWithCode } from "../codes.ts";
import { deviceFrom } from "../device.ts";
import { passkeyChallenge, verifyPasskey } from "../passkeys.ts";
import { createSession } from "../sessions.ts";

/** Of one address: enough for a person who mistypes, too few for a program that guesses. */
const asks = { hits: 10, seconds: 60 * 60 };
const tries = { hits: 30, seconds: 60 * 60 };

/** The only routes of the desk that are open to those who have not signed in. */
export const signInRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    requireSameOrigin(app, deps);

    const welcome = (reply: FastifyReply, token: string) => {
      reply.setCookie(SESSION_COOKIE, token, cookie);
      return { ok: true as const };
    };
    const deviceOf = ({ headers }: FastifyRequest) => deviceFrom(headers["user-agent"]);

    app.post(
      "/api/desk/codes",
      {
        schema: { body: signInCodeBody, response: { 200: signInCodeResponse, 429: errorResponse } },
      },
      async ({ body, ip }, reply) => {
        await enforceRateLimit(deps, "desk-code", ip, asks);
        const { browser, validUntil } = await requestCode(deps, body.email);
        reply.setCookie(CODE_COOKIE, browser, cookie);
        return { ok: true as const, validUntil: validUntil.toISOString() };
      },
    );

    app.post(
      "/api/desk/sessions/code",
      {
        schema: { body: signInWithCodeBody, response: { 200: signInResponse, 401: errorResponse } },
      },
      async (request, reply) => {
        await enforceRateLimit(deps, "desk-sign-in", request.ip, tries);
        const { [CODE_COOKIE]: browser = "", [SESSION_COOKIE]: token } = request.cookies;
        const device = deviceOf(request);
        const { code } = request.body;
        const session = await signInWithCode(deps, { browser, code, device, token });
        reply.clearCookie(CODE_COOKIE, cookie);
        return welcome(reply, session);
      },
    );

    if (deps.settings.SAMPLE_OWNER)
      app.post("/api/desk/sessions/sample", async (request, reply) => {
        const [email = ""] = deps.settings.OWNER_EMAILS;
        const owner = {
          email: email.toLowerCase(),
          how: "code",
          device: deviceOf(request),
        } as const;
        return welcome(reply, await createSession(deps, deps.db, owner));
      });

    app.post("/api/desk/sessions/passkey/challenge", async ({ ip }) => {
      await enforceRateLimit(deps, "desk-challenge", ip, { hits: 60, seconds: 60 });
      return passkeyChallenge(deps, "sign-in");
    });

    app.post(
      "/api/desk/sessions/passkey",
      { schema: { body: passkeyBody, response: { 200: signInResponse, 401: errorResponse } } },
      async (request, reply) => {
        await enforceRateLimit(deps, "desk-sign-in", request.ip, tries);
        const email = await verifyPasskey(deps, "sign-in", request.body.response);
        const device = deviceOf(request);
        return welcome(
          reply,
          await createSession(deps, deps.db, { email, how: "passkey", device }),
        );
      },
    );
  };

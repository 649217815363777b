import {
  passkeyBody,
  signInCodeBody,
  signInCodeResponse,
  signInResponse,
  signInWithCodeBody,
} from "@agency/contract/api/desk";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Deps } from "../../core/deps.ts";
import { enforceRateLimit } from "../../core/rate-limits.ts";
import { CODE_COOKIE, cookie, requireSameOrigin, SESSION_COOKIE } from "../auth.ts";
import { requestCode, signInWithCode } from "../codes.ts";
import { parseDevice } from "../device.ts";
import { createPasskeyChallenge, verifyPasskey } from "../passkeys.ts";
import { createSession } from "../sessions.ts";

/** Per IP network: enough for typing errors, too few for guessing. */
const codeRateLimit = { hits: 10, seconds: 60 * 60 };
const signInRateLimit = { hits: 30, seconds: 60 * 60 };

/** The only routes of the desk that do not require a session. */
export const signInRoutes =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    requireSameOrigin(app, deps);

    const setSession = (reply: FastifyReply, token: string) => {
      reply.setCookie(SESSION_COOKIE, token, cookie);
      return { ok: true as const };
    };
    const getDevice = ({ headers }: FastifyRequest) => parseDevice(headers["user-agent"]);

    app.post(
      "/api/desk/sign-in-codes",
      { schema: { body: signInCodeBody, response: { 200: signInCodeResponse } } },
      async ({ body, ip }, reply) => {
        await enforceRateLimit(deps, "desk-code", ip, codeRateLimit);
        const { browser, validUntil } = await requestCode(deps, body.email);
        reply.setCookie(CODE_COOKIE, browser, cookie);
        return { ok: true as const, validUntil: validUntil.toISOString() };
      },
    );

    app.post(
      "/api/desk/sessions/code",
      { schema: { body: signInWithCodeBody, response: { 200: signInResponse } } },
      async (request, reply) => {
        await enforceRateLimit(deps, "desk-sign-in", request.ip, signInRateLimit);
        const { [CODE_COOKIE]: browser = "", [SESSION_COOKIE]: token } = request.cookies;
        const device = getDevice(request);
        const { code } = request.body;
        const session = await signInWithCode(deps, { browser, code, device, token });
        reply.clearCookie(CODE_COOKIE, cookie);
        return setSession(reply, session);
      },
    );

    if (deps.settings.ALLOW_DEMO_SIGN_IN)
      app.post("/api/desk/sessions/demo", async (request, reply) => {
        const [email = ""] = deps.settings.OWNER_EMAILS;
        const owner = {
          email: email.toLowerCase(),
          signInMethod: "code",
          device: getDevice(request),
        } as const;
        return setSession(reply, await createSession(deps, deps.db, owner));
      });

    app.post("/api/desk/sessions/passkey/challenge", async ({ ip }) => {
      await enforceRateLimit(deps, "desk-challenge", ip, { hits: 60, seconds: 60 });
      return createPasskeyChallenge(deps, "sign-in");
    });

    app.post(
      "/api/desk/sessions/passkey",
      { schema: { body: passkeyBody, response: { 200: signInResponse } } },
      async (request, reply) => {
        await enforceRateLimit(deps, "desk-sign-in", request.ip, signInRateLimit);
        const email = await verifyPasskey(deps, "sign-in", request.body.response);
        const device = getDevice(request);
        return setSession(
          reply,
          await createSession(deps, deps.db, { email, signInMethod: "passkey", device }),
        );
      },
    );
  };

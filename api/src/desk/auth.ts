import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { ApiError } from "../errors.ts";
import { findSession, type Session } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Whoever sits at the desk; only below the guard. */
    session: Session;
  }
}

export const SESSION_COOKIE = "__Host-desk";
export const CODE_COOKIE = "__Host-desk-code";
export const cookie = { path: "/", httpOnly: true, secure: true, sameSite: "strict" } as const;

const READING = ["GET", "HEAD"];

/** Nobody gets past it without a session; what is registered after it needs no thought of its own. */
export function requireSession(app: FastifyInstance, deps: Deps) {
  app.decorateRequest("session", null as unknown as Session);
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.cookies[SESSION_COOKIE];
    const session = token ? await findSession(deps, token) : undefined;
    if (!session) {
      reply.clearCookie(SESSION_COOKIE, cookie);
      throw new ApiError(401, "signed-out", "Please sign in.");
    }
    request.session = session;
  });
  requireSameOrigin(app, deps);
}

/**
 * Another site's page, or a sandboxed one of ours, reads nothing; an address that was typed is opened. A change comes
 * from our own origin, as JSON: another site's form or script can send neither.
 */
export function requireSameOrigin(app: FastifyInstance, { settings }: Deps) {
  const own = new URL(settings.SITE_URL).origin;
  app.addHook("onRequest", async ({ method, headers }: FastifyRequest) => {
    const { "sec-fetch-site": site, origin } = headers;
    const reads = READING.includes(method);
    const ours = site === undefined ? reads || origin === own : site === "same-origin";
    if (reads && site === "none") return;
    if (!ours || (origin !== undefined && origin !== own))
      throw new ApiError(403, "foreign-page", "Please use the desk's own page.");
    // A deletion carries no body.
    if (
      !reads &&
      method !== "DELETE" &&
      !/^application\/json\b/.test(headers["content-type"] ?? "")
    )
      throw new ApiError(415, "not-json", "Please use the desk's own page.");
  });
}

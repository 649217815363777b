import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../core/deps.ts";
import { ApiError } from "../core/errors.ts";
import { findSession, type Session } from "./sessions.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Set on routes that require a session. */
    session: Session;
  }
}

export const SESSION_COOKIE = "__Host-desk";
export const CODE_COOKIE = "__Host-desk-code";
export const cookie = { path: "/", httpOnly: true, secure: true, sameSite: "strict" } as const;

const READ_METHODS = ["GET", "HEAD"];

/** Requires a session for every route registered after it. */
export function requireSession(app: FastifyInstance, deps: Deps) {
  app.decorateRequest("session", null as unknown as Session);
  app.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
    const token = request.cookies[SESSION_COOKIE];
    const session = token ? await findSession(deps, token) : undefined;
    if (!session) {
      // Another site can cause a request without the cookie, which must not sign the owner out.
      if (token) reply.clearCookie(SESSION_COOKIE, cookie);
      throw new ApiError(401, "unauthenticated", "Please sign in.");
    }
    request.session = session;
  });
  requireSameOrigin(app, deps);
}

/** Allows reads from our origin or a typed URL, and changes only from our origin and as JSON, to prevent CSRF. */
export function requireSameOrigin(app: FastifyInstance, { settings }: Deps) {
  const own = new URL(settings.SITE_URL).origin;
  app.addHook("onRequest", async ({ method, headers }: FastifyRequest) => {
    const { "sec-fetch-site": site, origin } = headers;
    const isRead = READ_METHODS.includes(method);
    const isSameOrigin = site === undefined ? isRead || origin === own : site === "same-origin";
    if (isRead && site === "none") return;
    if (!isSameOrigin || (origin !== undefined && origin !== own))
      throw new ApiError(403, "cross-origin", "Requests must come from the desk.");
    // A DELETE request has no body.
    if (
      !isRead &&
      method !== "DELETE" &&
      !/^application\/json\b/.test(headers["content-type"] ?? "")
    )
      throw new ApiError(415, "not-json", "Requests must come from the desk.");
  });
}

import type { FastifyRequest } from "fastify";
import ipaddr from "ipaddr.js";
import { ApiError } from "./errors.ts";

/** Checks the connection, not a header. A request with a proxy header comes from another machine. */
function isLoopbackRequest({ socket: { remoteAddress = "" }, headers }: FastifyRequest) {
  if (headers["x-forwarded-for"] ?? headers.forwarded ?? headers.via) return false;
  return ipaddr.isValid(remoteAddress) && ipaddr.process(remoteAddress).range() === "loopback";
}

/** An onRequest hook for routes that only this machine may call. Others get a 404. */
export async function requireLoopback(request: FastifyRequest) {
  if (!isLoopbackRequest(request)) throw new ApiError(404, "not-found", "Not found.");
}

import { BlockList, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import { ApiError } from "./errors.ts";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

/** By the connection itself, whatever a header says; and a proxy on this machine asks for another one. */
function isFromHere({ socket, headers }: FastifyRequest) {
  const { remoteAddress = "" } = socket;
  const forwarded = headers["x-forwarded-for"] ?? headers.forwarded ?? headers.via;
  return !forwarded && loopback.check(remoteAddress, isIPv6(remoteAddress) ? "ipv6" : "ipv4");
}

/** For a route's onRequest: to everybody else there is nothing at this address. */
export async function onlyFromHere(request: FastifyRequest) {
  if (!isFromHere(request))
    throw new ApiError(404, "not-found", "There is nothing at this address.");
}

import { isIPv6 } from "node:net";
import type { Deps } from "./deps.ts";

/**
 * What limits count by. Whoever has one IPv6 address has the 2^64 of its network, so the network counts;
 * an IPv4 address stands for itself, also in the clothes of IPv6.
 */
export function toIpNetwork(address: string): string {
  const [withoutZone = ""] = address.split("%");
  if (!isIPv6(withoutZone)) return address;
  // Written in one way only, without leading zeros or a dotted end.
  const written = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1);
  const [head = [], tail] = written.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = tail ? Array(8 - head.length - tail.length).fill("0") : [];
  const groups: string[] = [...head, ...zeros, ...(tail ?? [])];
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") {
    const bytes = groups.slice(6).flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    });
    return bytes.join(".");
  }
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** Who it was is counted and kept only under a pseudonym. */
export const hashIpNetwork = ({ signer }: Deps, ip: string) => signer.pseudonym(toIpNetwork(ip));

import ipaddr from "ipaddr.js";
import type { Deps } from "./deps.ts";

/** An IPv6 subscriber has a whole /64, so limits count by network. IPv4-mapped IPv6 addresses count as IPv4. */
export function toIpNetwork(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(":")}::/64`;
}

/** Only a keyed hash of the network is stored, never the IP. */
export const hashIpNetwork = ({ signer }: Deps, ip: string) => signer.keyedHash(toIpNetwork(ip));

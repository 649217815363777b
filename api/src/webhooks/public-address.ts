import dns from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** IPv6 addresses on the internet. Others can contain an IPv4 address, such as ::127.0.0.1. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** A metadata service of Azure, the only one at a public address. */
const AZURE_METADATA = "168.63.129.16";

/** False for private, loopback, link-local, unique-local, multicast and reserved addresses, also mapped to IPv6. */
export function isPublicAddress(address: string) {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv6
    ? parsed.match(GLOBAL_IPV6)
    : parsed.toString() !== AZURE_METADATA;
}

/** The host if it is an IP address, for which Node.js calls no lookup function. */
export function getIpHost({ hostname }: URL) {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) ? host : undefined;
}

/**
 * Resolves the host of a connection and rejects private addresses. Node.js connects to the returned addresses, so the
 * name cannot resolve to another one in between.
 */
export const lookupPublicAddress: LookupFunction = (hostname, { all }, callback) => {
  resolvePublicAddresses(hostname).then(
    (addresses) => {
      const [{ address, family } = { address: "", family: 0 }] = addresses;
      if (all) callback(null, addresses);
      else callback(null, address, family);
    },
    (error) => callback(error, []),
  );
};

async function resolvePublicAddresses(hostname: string) {
  // Not dns.lookup, which would occupy a thread that other connections need while a name server is slow.
  const resolver = new dns.promises.Resolver({ timeout: 3_000, tries: 2 });
  // The system's, unless a test has replaced them. A named import would stay bound to the former ones.
  resolver.setServers(dns.getServers());
  const [ipv4, ipv6] = await Promise.allSettled([
    resolver.resolve4(hostname),
    resolver.resolve6(hostname),
  ]);
  const listAddresses = (result: PromiseSettledResult<string[]>, family: 4 | 6) =>
    result.status === "fulfilled" ? result.value.map((address) => ({ address, family })) : [];
  const addresses = [...listAddresses(ipv4, 4), ...listAddresses(ipv6, 6)];
  if (ipv4.status === "rejected" && addresses.length === 0) throw ipv4.reason;
  for (const { address } of addresses)
    if (!isPublicAddress(address)) throw new Error(`${hostname} is at a private address`);
  return addresses;
}

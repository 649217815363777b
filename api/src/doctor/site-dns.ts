import { networkInterfaces } from "node:os";
import { emptyIfNotFound, type Resolver } from "./dns.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

/** Resolves the site's host name and checks the addresses. */
export async function checkSiteDns(resolver: Resolver, host: string, isServer: boolean) {
  const subject = `Domain ${host}`;
  try {
    const [ipv4, ipv6] = await Promise.all([
      emptyIfNotFound(resolver.resolve4(host)),
      emptyIfNotFound(resolver.resolve6(host)),
    ]);
    const addresses = [...ipv4, ...ipv6];
    return {
      addresses,
      findings: [checkAddresses(subject, ipv4, ipv6, isServer ? ownAddresses() : [])],
    };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const message = `DNS lookup failed (${code}). Try again, then check /etc/resolv.conf`;
    return { addresses: [], findings: [failure(subject, message)] };
  }
}

function checkAddresses(subject: string, ipv4: string[], ipv6: string[], own: string[]): Finding {
  const addresses = [...ipv4, ...ipv6];
  if (addresses.length === 0)
    return failure(
      subject,
      "no address. Create an A record with your server's address at your domain provider",
    );
  const foreign = addresses.filter((address) => !own.includes(address));
  // Only a warning: behind NAT, a machine does not know its public address.
  if (own.length > 0 && foreign.length > 0)
    return warning(
      subject,
      `points to ${foreign.join(" and ")}, but this machine is ${own.join(" and ")}. Correct the record, unless the server is behind NAT`,
    );
  const note = ipv6.length === 0 ? " (no AAAA record, which is fine)" : "";
  return ok(subject, `points to ${addresses.join(" and ")}${note}`);
}

const ownAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(
      ({ internal, address }) =>
        !internal && !/^(fe80:|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address),
    )
    .map(({ address }) => address);

import { networkInterfaces } from "node:os";
import { emptyIfNotFound, type Resolver } from "./dns.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

/** Where the site's name leads to: its addresses, and what is to be said of them. */
export async function checkSiteDns(resolver: Resolver, host: string, isServer: boolean) {
  const what = `the name ${host}`;
  try {
    const [four, six] = await Promise.all([
      emptyIfNotFound(resolver.resolve4(host)),
      emptyIfNotFound(resolver.resolve6(host)),
    ]);
    const addresses = [...four, ...six];
    return { addresses, findings: [judge(what, four, six, isServer ? ownAddresses() : [])] };
  } catch (error) {
    const words = `no name server answers (${(error as NodeJS.ErrnoException).code}): try again, then look at /etc/resolv.conf`;
    return { addresses: [], findings: [failure(what, words)] };
  }
}

function judge(what: string, four: string[], six: string[], own: string[]): Finding {
  const addresses = [...four, ...six];
  if (addresses.length === 0)
    return failure(
      what,
      "leads nowhere: make an A record with your server's address at your domain's provider",
    );
  const foreign = addresses.filter((address) => !own.includes(address));
  // A machine behind somebody's translation of addresses does not know its own.
  if (own.length > 0 && foreign.length > 0)
    return warning(
      what,
      `leads to ${foreign.join(" and ")}, and this machine is ${own.join(" and ")}: correct the record, unless your host translates addresses`,
    );
  const none = six.length === 0 ? ", no AAAA, which is fine" : "";
  return ok(what, `leads to ${addresses.join(" and ")}${none}`);
}

const ownAddresses = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(
      ({ internal, address }) =>
        !internal && !/^(fe80:|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address),
    )
    .map(({ address }) => address);

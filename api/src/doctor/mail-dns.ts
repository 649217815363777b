import { type Resolver, resolveTxt } from "./dns.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

/** DNS records that other mail servers check before they accept our emails. */
export function checkMailDns(resolver: Resolver, domain: string, selector: string) {
  return Promise.all([
    reportDnsError("SPF", checkSpf(resolver, domain)),
    reportDnsError("DKIM", checkDkim(resolver, domain, selector)),
    reportDnsError("DMARC", checkDmarc(resolver, domain)),
  ]);
}

const reportDnsError = (subject: string, check: Promise<Finding>) =>
  check.catch((error: NodeJS.ErrnoException) =>
    failure(subject, `DNS lookup failed (${error.code}). Try again`),
  );

async function checkSpf(resolver: Resolver, domain: string) {
  const found = (await resolveTxt(resolver, domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record = ""] = found;
  if (found.length === 0)
    return failure(
      "SPF",
      `${domain} has no record, so emails may land in spam. Add your mail provider's TXT record (v=spf1 ...)`,
    );
  if (found.length > 1)
    return failure(
      "SPF",
      `${domain} has ${found.length} records, so none is valid. Merge them into one`,
    );
  if (/\s\+?all$/i.test(record))
    return failure("SPF", `${domain} lets everyone send for it. End the record with ~all or -all`);
  if (!/\s(include:|a\b|mx\b|ip4:|ip6:|exists:|redirect=)/i.test(record))
    return failure("SPF", `${domain} lets no server send for it. Add your mail provider's entry`);
  return ok("SPF", `${domain} has a valid record`);
}

async function checkDkim(resolver: Resolver, domain: string, selector: string) {
  if (!selector)
    return warning("DKIM", "not checked. Set DKIM_SELECTOR to your mail provider's selector");
  const name = `${selector}._domainkey.${domain}`;
  const record = (await resolveTxt(resolver, name)).find((text) => /(^|;)\s*p=/i.test(text));
  if (record === undefined)
    return failure(
      "DKIM",
      `no key at ${name}. Add your mail provider's record, or correct DKIM_SELECTOR`,
    );
  if (/(^|;)\s*p=\s*(;|$)/i.test(record))
    return failure(
      "DKIM",
      `the key at ${name} was revoked. Get the new one from your mail provider`,
    );
  return ok("DKIM", `found a key at ${name}`);
}

/** A subdomain without a record inherits its parent's. */
async function checkDmarc(resolver: Resolver, domain: string) {
  const labels = domain.split(".");
  for (let from = 0; labels.length - from >= 2; from++) {
    const name = `_dmarc.${labels.slice(from).join(".")}`;
    const record = (await resolveTxt(resolver, name)).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (record) return ok("DMARC", `${name} has p=${/\bp=(\w+)/i.exec(record)?.[1] ?? "none"}`);
  }
  return warning(
    "DMARC",
    `${domain} has no record, which large mail providers require. Add a TXT record at _dmarc.${domain}, such as v=DMARC1; p=none`,
  );
}

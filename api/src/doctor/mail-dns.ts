import { type Resolver, resolveTxt } from "./dns.ts";
import { type Finding, failure, ok, warning } from "./finding.ts";

/** What other mail servers look up before they believe that a mail is ours. */
export function checkMailDns(resolver: Resolver, domain: string, selector: string) {
  return Promise.all([
    answered("SPF", checkSpf(resolver, domain)),
    answered("DKIM", checkDkim(resolver, domain, selector)),
    answered("DMARC", checkDmarc(resolver, domain)),
  ]);
}

const answered = (what: string, check: Promise<Finding>) =>
  check.catch((error: NodeJS.ErrnoException) =>
    failure(what, `no name server answers (${error.code}): try again`),
  );

async function checkSpf(resolver: Resolver, domain: string) {
  const found = (await resolveTxt(resolver, domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  const [record = ""] = found;
  if (found.length === 0)
    return failure(
      "SPF",
      `${domain} does not say who may send for it, and mail lands in spam: add the TXT record that your mail provider names (v=spf1 ...)`,
    );
  if (found.length > 1)
    return failure(
      "SPF",
      `${domain} has ${found.length} records, and so none counts: make one of them`,
    );
  if (/\s\+?all$/i.test(record))
    return failure("SPF", `${domain} lets everybody send for it: end the record with ~all or -all`);
  if (!/\s(include:|a\b|mx\b|ip4:|ip6:|exists:|redirect=)/i.test(record))
    return failure("SPF", `${domain} lets nobody send for it: add what your mail provider names`);
  return ok("SPF", `${domain} names who may send for it`);
}

async function checkDkim(resolver: Resolver, domain: string, selector: string) {
  if (!selector)
    return warning(
      "DKIM",
      "not looked at: put the selector that your mail provider names into DKIM_SELECTOR",
    );
  const name = `${selector}._domainkey.${domain}`;
  const record = (await resolveTxt(resolver, name)).find((text) => /(^|;)\s*p=/i.test(text));
  if (record === undefined)
    return failure(
      "DKIM",
      `there is no key at ${name}: add the record that your mail provider names, or correct DKIM_SELECTOR`,
    );
  if (/(^|;)\s*p=\s*(;|$)/i.test(record))
    return failure("DKIM", `the key at ${name} was taken back: your mail provider has a newer one`);
  return ok("DKIM", `there is a key at ${name}`);
}

/** A subdomain without one of its own stands under its parent's. */
async function checkDmarc(resolver: Resolver, domain: string) {
  const labels = domain.split(".");
  for (let from = 0; labels.length - from >= 2; from++) {
    const name = `_dmarc.${labels.slice(from).join(".")}`;
    const record = (await resolveTxt(resolver, name)).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (record) return ok("DMARC", `${name} says p=${/\bp=(\w+)/i.exec(record)?.[1] ?? "nothing"}`);
  }
  return warning(
    "DMARC",
    `${domain} has none, which the large mailboxes ask for: add a TXT record at _dmarc.${domain}, such as v=DMARC1; p=none`,
  );
}

import dns, { type LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { openNameServer } from "../../testing/dns.ts";
import { isPublicAddress, lookupPublicAddress } from "./public-address.ts";
import { findUrlProblem } from "./receiver.ts";

test.each(["8.8.8.8", "93.184.216.34", "2606:4700::1111", "::ffff:8.8.8.8"])(
  "accepts the public address %s",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...["0.0.0.0", "10.0.0.1", "100.64.0.1", "100.100.100.200", "127.0.0.1", "127.8.8.8"],
  ...["169.254.169.254", "168.63.129.16", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  ...["192.0.0.192", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::", "::1", "::127.0.0.1"],
  ...["::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:a9fe:a9fe", "64:ff9b::7f00:1"],
  ...["2002:7f00:1::", "2001::1", "fc00::1", "fd00:ec2::254", "fe80::1", "fe80::1%eth0"],
  ...["fec0::1", "ff02::1", "2001:db8::1", "4000::1", "localhost", ""],
])("rejects %j, which is not on the internet", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

const settings = { WEBHOOK_LOCAL_ORIGINS: ["http://127.0.0.1:5678"] };
const findProblem = (url: string) => findUrlProblem(settings, new URL(url));

test.each([
  ["http://hooks.example/", "https://"],
  ["https://hooks.example:22/", "port"],
  ["https://hooks.example:80/", "port"],
  ["https://127.0.0.1/", "internet"],
  ["https://2130706433/", "internet"],
  ["https://0x7f.0.0.1/", "internet"],
  ["https://[::1]/", "internet"],
  ["https://[::ffff:7f00:1]/", "internet"],
  ["http://127.0.0.1:5679/", "https://"],
])("rejects %s", (url, reason) => {
  expect(findProblem(url)).toContain(reason);
});

test.each([
  ...["https://hooks.example/a?b=c", "https://hooks.example:8443/", "https://8.8.8.8/"],
  "http://127.0.0.1:5678/webhook",
])("accepts %s", (url) => {
  expect(findProblem(url)).toBeUndefined();
});

const lookUp = (name: string) =>
  new Promise<string | LookupAddress[]>((resolve, reject) =>
    lookupPublicAddress(name, { all: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    ),
  );

test("resolves a name to all its addresses, and fails when one is private or there is none", async () => {
  const nameServer = await openNameServer({
    "A public.example": ["93.184.216.34"],
    "AAAA public.example": ["2606:4700::1111"],
    "A mixed.example": ["93.184.216.34"],
    "AAAA mixed.example": ["::ffff:10.0.0.1"],
  });
  const systemServers = dns.getServers();
  dns.setServers([nameServer.server]);
  expect(await lookUp("public.example")).toEqual([
    { address: "93.184.216.34", family: 4 },
    { address: "2606:4700::1111", family: 6 },
  ]);
  await expect(lookUp("mixed.example")).rejects.toThrow("mixed.example is at a private address");
  await expect(lookUp("unknown.example")).rejects.toThrow("ENOTFOUND");
  dns.setServers(systemServers);
  nameServer.close();
});

import { expect, test } from "vitest";
import { toIpNetwork } from "./ip-network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["2001:db8::5:0:0:0:6", "2001:db8:0:5::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["64:ff9b::198.51.100.1", "64:ff9b:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["K7Q4-2D9M", "K7Q4-2D9M"],
  ["ada@example.com", "ada@example.com"],
])("counts %s as %s", (ip, network) => {
  expect(toIpNetwork(ip)).toBe(network);
});

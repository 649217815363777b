/** On the machine itself, leads as fast as they are answered, 32 at a time: node hammer-leads.ts SECONDS PORT... */
import { hammer, postBytes } from "../../api/bench/load-generator.ts";
import { leadCall } from "../../api/testing/load.ts";

const [seconds, ...ports] = process.argv.slice(2);
const rate = await hammer(
  ports.map((port) => `http://127.0.0.1:${port}`),
  {
    connections: 32,
    seconds: Number(seconds),
    // More numbers for each second than it can use up, so that no run sends what another one sent.
    first: Math.floor(Date.now() / 1000) * 10_000,
    bytes: (n) => postBytes("/api/contact", leadCall(n)),
  },
);
console.log(JSON.stringify(rate));

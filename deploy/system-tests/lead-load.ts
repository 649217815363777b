/** Runs on the machine itself. Sends leads over 32 connections at full speed: node lead-load.ts SECONDS PORT... */
import { generateLoad, postBytes } from "../../api/bench/load-generator.ts";
import { leadCall } from "../../api/testing/load.ts";

const [seconds, ...ports] = process.argv.slice(2);
const rate = await generateLoad(
  ports.map((port) => `http://127.0.0.1:${port}`),
  {
    connections: 32,
    seconds: Number(seconds),
    // Unique numbers per run, because a run never sends 10,000 leads per second.
    first: Math.floor(Date.now() / 1000) * 10_000,
    bytes: (n) => postBytes("/api/contact", leadCall(n)),
  },
);
console.log(JSON.stringify(rate));

/** Says in plain words what is well, what to look at and what is broken: npm run doctor, or deploy/doctor for a server. */
import { runChecks } from "./doctor/doctor.ts";

const findings = await runChecks(undefined);
for (const { level, what, words } of findings)
  console.log(`${level.padEnd(6)}  ${what} ${words}`.trim());
process.exitCode = findings.some(({ level }) => level === "broken") ? 1 : 0;

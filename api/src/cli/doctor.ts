/** Prints one line per check: npm run doctor, or deploy/doctor for a server. */
import { runChecks } from "../doctor/doctor.ts";

const findings = await runChecks(undefined);
for (const { level, subject, message } of findings)
  console.log(`${level.padEnd(7)}  ${subject}: ${message}`);
process.exitCode = findings.some(({ level }) => level === "error") ? 1 : 0;

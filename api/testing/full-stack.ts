/** The whole product on this machine: nginx, the service, Postgres, a local mail server and the Braintree emulator. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "../../deploy/serve.ts";
import { findCompiledService, readStartArguments } from "./compiled-service.ts";
import { type Dependencies, startDependencies } from "./dependencies.ts";
import { freePort } from "./postgres.ts";

interface FullStackOptions {
  port: number;
  mailFolder: string;
  clientMode: "hosts" | "same-origin";
  /** The built site, if it is not web/build. */
  build?: string;
  /** Additional settings of the service. */
  environment?: Record<string, string>;
  /** Called before the site opens. */
  prepare?: (dependencies: Dependencies) => Promise<void> | void;
}

/** Runs until this process receives a signal. Returns the site's URL and the folder of caught emails. */
export async function runFullStack(options: FullStackOptions) {
  const { port, mailFolder, clientMode, build, environment, prepare } = options;
  // A passkey needs a host name, not an IP address.
  const siteUrl = `http://localhost:${port}`;
  const dependencies = await startDependencies({ siteUrl, mailFolder, clientMode });
  // Pick the port now, because the dependencies took free ports as well.
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;
  const folder = findCompiledService();
  const service = spawn("node", readStartArguments(folder), {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "development",
      ...dependencies.environment,
      ...environment,
      PORT: String(apiPort),
      LOG_LEVEL: "warn",
    },
    stdio: "inherit",
  });
  await waitUntilReady(api, () => service.exitCode !== null && process.exit(1));
  await prepare?.(dependencies);
  const locations = clientMode === "same-origin" ? gatewayLocation(dependencies.emulatorUrl) : "";
  const nginx = serve({ port, api, build, locations });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      nginx.kill();
      if (service.kill()) await once(service, "exit");
      await dependencies.stop();
      process.exit(0);
    });
  }
  await waitUntilOpen(siteUrl, () => nginx.exitCode !== null && process.exit(1));
  return { siteUrl, mailFolder: dependencies.mailFolder };
}

/** The payment form requests the emulator at "undefined/", relative to the page: /undefined/ or /pay/undefined/. */
function gatewayLocation(url?: string) {
  if (!url) return "";
  // A header here disables the inherited ones, which would block the frames of the card fields.
  return `  location ~ /undefined/ {
    proxy_pass ${url};
    add_header Cache-Control no-store always;
  }
`;
}

/** Polls until the service is ready. `between` can throw when it has failed to start. */
export const waitUntilReady = (api: string, between?: () => void) =>
  waitUntilOpen(`${api}/readyz`, between);

export async function waitUntilOpen(url: string, between = () => {}) {
  const isOpen = () =>
    fetch(url, { signal: AbortSignal.timeout(30_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isOpen())) {
    between();
    await pause(100);
  }
}

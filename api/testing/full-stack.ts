/** The whole product as in production, on this machine: nginx, the service, Postgres, a mail catcher, the gateway's double. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "../../deploy/serve.ts";
import { type Stack, startStack } from "./dependencies.ts";
import { freePort } from "./postgres.ts";

interface ProductOptions {
  port: number;
  mailFolder: string;
  clientMode: "hosts" | "same-origin";
  /** The built site, when it is not web/build. */
  build?: string;
  /** Settings of the service that differ from the stack's. */
  environment?: Record<string, string>;
  /** Before the first visitor. */
  prepare?: (stack: Stack) => Promise<void> | void;
}

/** Runs until this process is told to end. Answers where the site is, and where emails are caught. */
export async function runProduct(options: ProductOptions) {
  const { port, mailFolder, clientMode, build, environment, prepare } = options;
  // By name: a passkey belongs to a name.
  const siteUrl = `http://localhost:${port}`;
  const stack = await startStack({ siteUrl, mailFolder, clientMode });
  // Only now: what has just started took free ports, too.
  const apiPort = await freePort();
  const api = `http://127.0.0.1:${apiPort}`;
  const service = spawn("node", ["src/server.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: {
      ...process.env,
      NODE_ENV: "development",
      ...stack.environment,
      ...environment,
      PORT: String(apiPort),
      LOG_LEVEL: "warn",
    },
    stdio: "inherit",
  });
  await untilReady(api, () => service.exitCode !== null && process.exit(1));
  await prepare?.(stack);
  const locations = clientMode === "same-origin" ? gatewayLocation(stack.doubleUrl) : "";
  const nginx = serve({ port, api, build, locations });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, async () => {
      nginx.kill();
      service.kill();
      await once(service, "exit");
      await stack.stop();
      process.exit(0);
    });
  }
  await untilOpen(siteUrl, () => nginx.exitCode !== null && process.exit(1));
  return { siteUrl, mailFolder: stack.mailFolder };
}

/** The payment form asks for the emulator at "undefined/", relative to the page: /undefined/ or /pay/undefined/. */
function gatewayLocation(url?: string) {
  if (!url) return "";
  // A header of its own keeps out the site's, which forbid the frames of the card's fields.
  return `  location ~ /undefined/ {
    proxy_pass ${url};
    add_header Cache-Control no-store always;
  }
`;
}

/** Asks the service whether it has started; `between` may find out that it never will. */
export const untilReady = (api: string, between?: () => void) =>
  untilOpen(`${api}/readyz`, between);

export async function untilOpen(address: string, between = () => {}) {
  while (!(await fetch(address).catch(() => undefined))?.ok) {
    between();
    await pause(100);
  }
}

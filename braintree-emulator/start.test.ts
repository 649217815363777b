import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { connectBraintreeEmulator } from "./remote-client.ts";
import { sdk } from "./testing/sdk.ts";

test("starts an emulator for development, and stops on SIGTERM", async () => {
  const process = spawn("node", [`${import.meta.dirname}/start.ts`, "--port", "0"]);
  const [line] = await once(createInterface(process.stdout), "line");
  const url = String(line).replace("Braintree emulator: ", "");
  const gateway = sdk(Number(new URL(url).port), {
    merchantId: "emulator",
    publicKey: "emulator-public",
    privateKey: "emulator-private",
  });
  const { clientToken } = await gateway.clientToken.generate({});
  expect(JSON.parse(atob(clientToken)).configUrl).toBe("/undefined/v1/configuration");
  expect((await connectBraintreeEmulator(url).audit()).calls).toEqual({ client_token: 1 });
  process.kill("SIGTERM");
  const [code] = await once(process, "exit");
  expect(code).toBe(0);
});

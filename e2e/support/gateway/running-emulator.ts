/** The Braintree emulator that the service under test uses. */
import { connectBraintreeEmulator } from "@agency/braintree-emulator/remote-client";
import { emulatorUrl } from "../servers/run-files.ts";

export const connectRunningEmulator = () => connectBraintreeEmulator(emulatorUrl.read());

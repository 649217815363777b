/** A mail server that counts emails without storing them, so that it does not slow the load in the same process. */
import { SMTPServer } from "smtp-server";
import { HOST } from "./machine.ts";

export async function startMailSink() {
  const port = 1025;
  let receivedCount = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      stream.on("end", () => {
        receivedCount++;
        done();
      });
      stream.resume();
    },
  });
  await new Promise<void>((ready, fail) => {
    server.once("error", fail);
    server.listen(port, HOST, ready);
  });
  server.on("error", () => {});
  return {
    url: `smtp://${HOST}:${port}`,
    getReceivedCount: () => receivedCount,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** Takes every message and counts it; keeps none: forty a second are not to slow the visitors of the same process. */
import { SMTPServer } from "smtp-server";
import { HOST } from "./machine.ts";

export async function startMailSink() {
  const port = 1025;
  let taken = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    onData(stream, _session, done) {
      stream.on("end", () => {
        taken++;
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
    taken: () => taken,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

/** A mail server that asks for a password, and says whom it refuses, as real ones do. */
import { SMTPServer } from "smtp-server";

export interface StrictMailServer {
  port: number;
  /** What it refuses next: everybody, or every recipient. */
  refuses: "sign-in" | "recipients";
  close(): Promise<void>;
}

export async function openStrictMailServer(): Promise<StrictMailServer> {
  const refused = (code: number, text: string) =>
    Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      if (state.refuses !== "sign-in") return done(null, { user: username });
      done(refused(535, `5.7.8 Not accepted: ${username} ${password?.length} characters`));
    },
    onRcptTo({ address }, _session, done) {
      done(refused(550, `5.1.1 <${address}>: Recipient address rejected: no mailbox ${address}`));
    },
  });
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const bound = server.server.address();
  const state: StrictMailServer = {
    port: typeof bound === "object" && bound ? bound.port : 0,
    refuses: "sign-in",
    close: () => new Promise((closed) => server.close(closed)),
  };
  return state;
}

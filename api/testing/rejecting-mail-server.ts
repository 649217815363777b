/** A mail server that requires a login and names rejected recipients, as real ones do. */
import { SMTPServer } from "smtp-server";

export interface RejectingMailServer {
  port: number;
  /** What it rejects: the login, or every recipient. */
  rejects: "sign-in" | "recipients";
  close(): Promise<void>;
}

export async function openRejectingMailServer(): Promise<RejectingMailServer> {
  const createError = (code: number, text: string) =>
    Object.assign(new Error(text), { responseCode: code });
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username, password }, _session, done) {
      if (state.rejects !== "sign-in") return done(null, { user: username });
      done(createError(535, `5.7.8 Not accepted: ${username} ${password?.length} characters`));
    },
    onRcptTo({ address }, _session, done) {
      done(
        createError(550, `5.1.1 <${address}>: Recipient address rejected: no mailbox ${address}`),
      );
    },
  });
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const bound = server.server.address();
  const state: RejectingMailServer = {
    port: typeof bound === "object" && bound ? bound.port : 0,
    rejects: "sign-in",
    close: () => new Promise((closed) => server.close(closed)),
  };
  return state;
}

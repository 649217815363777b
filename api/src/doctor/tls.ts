import { connect } from "node:tls";
import { type Finding, failure, ok, warning } from "./finding.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const TIMEOUT_MS = 10_000;

interface Certificate {
  daysLeft: number;
  /** Why a browser would not trust the certificate. */
  trustError?: string;
}

/** Connects like a browser, at each address of the host name. */
export function checkTls(host: string, port: number, addresses: string[], ca?: string) {
  return Promise.all(
    addresses.map(async (address): Promise<Finding> => {
      const subject = `Certificate at ${address}`;
      try {
        return checkCertificate(
          subject,
          host,
          await inspectCertificate({ host, port, address, ca }),
        );
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        return failure(
          subject,
          `no connection on port ${port} (${code ?? message}). Check that nginx runs and that DNS points to this server`,
        );
      }
    }),
  );
}

function checkCertificate(subject: string, host: string, { trustError, daysLeft }: Certificate) {
  const days = Math.floor(daysLeft);
  if (trustError)
    return failure(
      subject,
      `not trusted by browsers (${trustError}). Run deploy/provision to request one for ${host}`,
    );
  const expiry = `expires in ${days} days`;
  if (days < 3)
    return failure(
      subject,
      `${expiry}. Run certbot renew on the server to see why it was not renewed`,
    );
  if (days < 14)
    return warning(
      subject,
      `${expiry} and was not renewed. Run certbot renew on the server to see why`,
    );
  return ok(subject, `trusted, ${expiry}`);
}

interface Site {
  host: string;
  port: number;
  address: string;
  ca?: string;
}

const inspectCertificate = ({ host, port, address, ca }: Site) =>
  new Promise<Certificate>((resolve, reject) => {
    // Accept untrusted certificates here, so that their expiry can be reported.
    const socket = connect({
      host: address,
      port,
      servername: host,
      ca,
      rejectUnauthorized: false,
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("timed out")));
    socket.once("error", reject);
    socket.once("secureConnect", () => {
      const { valid_to } = socket.getPeerCertificate();
      const { authorizationError: error } = socket;
      resolve({
        daysLeft: (Date.parse(valid_to) - Date.now()) / DAY_MS,
        trustError: socket.authorized
          ? undefined
          : ((error as NodeJS.ErrnoException)?.code ?? String(error)),
      });
      socket.destroy();
    });
  });

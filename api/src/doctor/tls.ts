import { connect } from "node:tls";
import { type Finding, failure, ok, warning } from "./finding.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const TIMEOUT_MS = 10_000;

interface Handshake {
  daysLeft: number;
  /** Why a browser would not trust it. */
  distrust?: string;
}

/** As a browser does it, at each address that the name leads to. */
export function checkTls(host: string, port: number, addresses: string[], ca?: string) {
  return Promise.all(
    addresses.map(async (address): Promise<Finding> => {
      const what = `the certificate at ${address}`;
      try {
        return judge(what, host, await inspectCertificate({ host, port, address, ca }));
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException;
        return failure(
          what,
          `nobody answers on port ${port} (${code ?? message}): is nginx running, and does the name lead here?`,
        );
      }
    }),
  );
}

function judge(what: string, host: string, { distrust, daysLeft }: Handshake) {
  const days = Math.floor(daysLeft);
  if (distrust)
    return failure(
      what,
      `browsers refuse it (${distrust}): run deploy/provision, which asks for one for ${host}`,
    );
  const left = `ends in ${days} days`;
  if (days < 3)
    return failure(what, `${left}: certbot renew, on the server, says why it was not renewed`);
  if (days < 14)
    return warning(
      what,
      `${left} and should have been renewed: certbot renew, on the server, says what is wrong`,
    );
  return ok(what, `is trusted and ${left}`);
}

interface Site {
  host: string;
  port: number;
  address: string;
  ca?: string;
}

const inspectCertificate = ({ host, port, address, ca }: Site) =>
  new Promise<Handshake>((resolve, reject) => {
    // Looked at whether or not it is trusted: both are to be told.
    const socket = connect({
      host: address,
      port,
      servername: host,
      ca,
      rejectUnauthorized: false,
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("no answer")));
    socket.once("error", reject);
    socket.once("secureConnect", () => {
      const { valid_to } = socket.getPeerCertificate();
      const { authorizationError: error } = socket;
      resolve({
        daysLeft: (Date.parse(valid_to) - Date.now()) / DAY_MS,
        ...(!socket.authorized && {
          distrust: (error as NodeJS.ErrnoException)?.code ?? String(error),
        }),
      });
      socket.destroy();
    });
  });

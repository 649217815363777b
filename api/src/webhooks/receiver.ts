import { ApiError } from "../core/errors.ts";
import type { Settings } from "../core/settings.ts";
import { getIpHost, isPublicAddress } from "./public-address.ts";

/** Lower ports belong to other protocols, such as SMTP. */
const FIRST_UNPRIVILEGED_PORT = 1_024;

type Origins = Pick<Settings, "WEBHOOK_LOCAL_ORIGINS">;

/** The server's administrator allows any address and http for these. */
export const isLocalReceiver = ({ WEBHOOK_LOCAL_ORIGINS }: Origins, { origin }: URL) =>
  WEBHOOK_LOCAL_ORIGINS.includes(origin);

/** Returns why the service must not connect to the URL. A host name is checked when it is resolved. */
export function findUrlProblem(settings: Origins, url: URL): string | undefined {
  if (isLocalReceiver(settings, url)) return undefined;
  if (url.protocol !== "https:") return "The address must start with https://.";
  if (url.port !== "" && Number(url.port) < FIRST_UNPRIVILEGED_PORT)
    return "The address must use port 443, or a port from 1024.";
  const ip = getIpHost(url);
  if (ip !== undefined && !isPublicAddress(ip)) return "The address must be on the internet.";
  return undefined;
}

export function requireAllowedUrl(settings: Origins, url: string) {
  const problem = findUrlProblem(settings, new URL(url));
  if (problem) throw new ApiError(400, "webhook-address-rejected", problem);
}

import { basePath } from "../base-path.ts";

let signingOut: Promise<void> | undefined;

/** Ends the session, then loads the sign-in page as a new document, so that no data stays in memory. */
export async function signOutAfter(endSessions: () => Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  signingOut = promise;
  try {
    await endSessions();
  } catch (error) {
    signingOut = undefined;
    resolve();
    throw error;
  }
  location.assign(`${basePath}/sign-in`);
  await promise;
}

export const isSigningOut = () => signingOut !== undefined;

/** Waits while a sign-out is in progress, so that nothing else navigates. */
export const waitForSignOut = () => signingOut ?? Promise.resolve();

import { basePath } from "../base-path.ts";

let leaving: Promise<void> | undefined;

/** Opens the sign-in as a new document, which remembers nothing of what this one has shown. */
export async function leaveAfter(work: () => Promise<unknown>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  leaving = promise;
  try {
    await work();
  } catch (error) {
    leaving = undefined;
    resolve();
    throw error;
  }
  location.assign(`${basePath}/sign-in`);
  await promise;
}

export const isLeaving = () => leaving !== undefined;

/** Resolves unless this document is about to end: until then nothing else may navigate. */
export const stayed = () => leaving ?? Promise.resolve();

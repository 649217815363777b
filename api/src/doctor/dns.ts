import { promises } from "node:dns";

export type Resolver = promises.Resolver;

export const createResolver = (servers?: string[]) => {
  const resolver = new promises.Resolver({ timeout: 3_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return resolver;
};

/** Nothing is an answer, too; only silence is an error. */
export async function emptyIfNotFound<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked;
  } catch (error) {
    if (["ENOTFOUND", "ENODATA"].includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}

/** The texts of a name, each in one piece however it was cut. */
export const resolveTxt = async (resolver: Resolver, name: string) =>
  (await emptyIfNotFound(resolver.resolveTxt(name))).map((parts) => parts.join(""));

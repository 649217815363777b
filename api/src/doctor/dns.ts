import { promises } from "node:dns";

export type Resolver = promises.Resolver;

export const createResolver = (servers?: string[]) => {
  const resolver = new promises.Resolver({ timeout: 3_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  return resolver;
};

/** A name without records is not an error; an unreachable name server is. */
export async function emptyIfNotFound<T>(lookup: Promise<T[]>): Promise<T[]> {
  try {
    return await lookup;
  } catch (error) {
    if (["ENOTFOUND", "ENODATA"].includes((error as NodeJS.ErrnoException).code ?? "")) return [];
    throw error;
  }
}

/** TXT records of a name, each joined from its chunks. */
export const resolveTxt = async (resolver: Resolver, name: string) =>
  (await emptyIfNotFound(resolver.resolveTxt(name))).map((parts) => parts.join(""));

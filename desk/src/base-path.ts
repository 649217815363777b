export const basePath = "/desk";

/** The path inside the desk, as its links write it. */
export function stripBasePath(pathname: string): string {
  const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  return path.replace(/(?<=.)\/$/, "") || "/";
}

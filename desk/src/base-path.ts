/** Where the host serves the desk. */
export const basePath = "/desk";

/** An address as the desk's own links write it. */
export function withinDesk(pathname: string): string {
  const inside = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
  return inside.replace(/(?<=.)\/$/, "") || "/";
}

/** Encodes the address, so that it cannot add recipients or headers. */
export function mailTo(address: string, subject: string): string {
  const to = encodeURIComponent(address).replaceAll("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

/** A link that opens the owner's mail program; nothing of the address can become more than an address. */
export function mailTo(address: string, subject: string): string {
  const to = encodeURIComponent(address).replaceAll("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`;
}

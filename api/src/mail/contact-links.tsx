import { Link } from "./elements.tsx";
import { light } from "./theme.ts";

const style = { color: light.link, textDecoration: "underline" };

/** Encodes the address, so that it cannot add recipients or headers to the link. */
export function mailtoUrl(address: string, subject?: string) {
  const to = encodeURIComponent(address).replace("%40", "@");
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
}

/** The address is empty when the personal data of the buyer was deleted. */
export function MailLink({ address, subject }: { address: string; subject?: string }) {
  if (!address) return "Deleted";
  return (
    <Link href={mailtoUrl(address, subject)} className="link" style={style}>
      {address}
    </Link>
  );
}

/** Dials only the first group of digits, because the field is free text. */
export function PhoneLink({ phone }: { phone: string }) {
  const digits = /\+?[\d(][\d\s().-]{5,}/.exec(phone)?.[0].replace(/[^\d+]/g, "");
  if (!digits) return phone;
  return (
    <Link href={`tel:${digits}`} className="link" style={{ ...style, whiteSpace: "nowrap" }}>
      {phone}
    </Link>
  );
}

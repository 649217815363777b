import { Link } from "@react-email/components";
import { light } from "./theme.ts";

const style = { color: light.link, textDecoration: "underline" };

/** Encoded, so that nobody's address can add a recipient or a subject to the link. */
export function mailtoUrl(address: string, subject?: string) {
  const to = encodeURIComponent(address).replace("%40", "@");
  return `mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`;
}

/** A deleted buyer has no address. */
export function MailLink({ address, subject }: { address: string; subject?: string }) {
  if (!address) return "Deleted";
  return (
    <Link href={mailtoUrl(address, subject)} className="link" style={style}>
      {address}
    </Link>
  );
}

/** People write a number in many ways, and around it: only its first run of digits is dialed. */
export function PhoneLink({ phone }: { phone: string }) {
  const digits = /\+?[\d(][\d\s().-]{5,}/.exec(phone)?.[0].replace(/[^\d+]/g, "");
  if (!digits) return phone;
  return (
    <Link href={`tel:${digits}`} className="link" style={{ ...style, whiteSpace: "nowrap" }}>
      {phone}
    </Link>
  );
}

import { linkAddress } from "../pages/links.ts";
import type { Link } from "../types.ts";

const looks = {
  full: "bg-button text-on-button",
  outline: "text-ink inset-ring-2 inset-ring-ink",
};

interface ButtonLinkProps {
  link: Link;
  look?: keyof typeof looks;
  className?: string;
  onClick?: () => void;
}

/** A button that leads somewhere. If it leads to a section that is switched off, it is not shown. */
export function ButtonLink({ link, look = "full", className = "", onClick }: ButtonLinkProps) {
  const address = linkAddress(link.to);
  if (!address) return null;
  return (
    <a href={address} className={`button ${looks[look]} ${className}`} onClick={onClick}>
      {link.text}
    </a>
  );
}

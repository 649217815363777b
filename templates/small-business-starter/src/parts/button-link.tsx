import { resolveLink } from "../pages/links.ts";
import type { Link } from "../types.ts";

const variants = {
  full: "bg-button text-on-button",
  outline: "text-ink inset-ring-2 inset-ring-ink",
};

interface ButtonLinkProps {
  link: Link;
  variant?: keyof typeof variants;
  className?: string;
  onClick?: () => void;
}

/** A link that looks like a button. Hidden if it leads to a hidden section. */
export function ButtonLink({ link, variant = "full", className = "", onClick }: ButtonLinkProps) {
  const url = resolveLink(link.to);
  if (!url) return null;
  return (
    <a href={url} className={`button ${variants[variant]} ${className}`} onClick={onClick}>
      {link.text}
    </a>
  );
}

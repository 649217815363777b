import { Button, Link } from "./elements.tsx";
import { buttonText, light } from "./theme.ts";

interface ActionButtonProps {
  href: string;
  label: string;
  /** Shown below the button for readers who cannot press it. */
  fallbackText?: string;
}

/** The main action of an email, with its address below in case the button does not work. */
export function ActionButton({ href, label, fallbackText = href }: ActionButtonProps) {
  return (
    <>
      <Button href={href} className="button" padding={{ x: 26, y: 14 }} style={large}>
        {label}
      </Button>
      <p className="meta fallback" style={fallback}>
        <span data-skip-in-text="true">Or copy this address: </span>
        <Link href={href} className="link" style={{ color: light.link, wordBreak: "break-all" }}>
          {fallbackText}
        </Link>
      </p>
    </>
  );
}

/** A small button for one row of a list. The plain-text part shows its address. */
export function RowButton({ href, label }: Pick<ActionButtonProps, "href" | "label">) {
  return (
    <Button href={href} className="button with-address" padding={{ x: 18, y: 11 }} style={small}>
      {label}
    </Button>
  );
}

const filled = {
  backgroundColor: light.button,
  color: buttonText,
  fontWeight: 600,
  textDecoration: "none",
} as const;
const large = {
  ...filled,
  margin: "4px 0 0",
  borderRadius: 12,
  fontSize: 16,
};
const small = { ...filled, borderRadius: 10, fontSize: 15 };
const fallback = { margin: "12px 0 10px", fontSize: 13, lineHeight: 1.5, color: light.meta };

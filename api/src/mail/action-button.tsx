import { Button, Link, Text } from "@react-email/components";
import { buttonText, light } from "./theme.ts";

interface ActionButtonProps {
  href: string;
  label: string;
  /** What is shown for those who cannot press the button; the address itself unless said otherwise. */
  bare?: string;
}

/** A message about one thing has one. Where buttons do not work, the bare address below can be copied. */
export function ActionButton({ href, label, bare = href }: ActionButtonProps) {
  return (
    <>
      <Button href={href} className="button" style={large}>
        {label}
      </Button>
      <Text className="meta bare" style={bareStyle}>
        <span data-skip-in-text="true">Or copy this address: </span>
        <Link href={href} className="link" style={{ color: light.link, wordBreak: "break-all" }}>
          {bare}
        </Link>
      </Text>
    </>
  );
}

/** One of several, each beside what it opens; the text part has its address. */
export function RowButton({ href, label }: Pick<ActionButtonProps, "href" | "label">) {
  return (
    <Button href={href} className="button with-address" style={small}>
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
  padding: "14px 26px",
  margin: "4px 0 0",
  borderRadius: 12,
  fontSize: 16,
};
const small = { ...filled, padding: "11px 18px", borderRadius: 10, fontSize: 15 };
const bareStyle = { margin: "12px 0 10px", fontSize: 13, lineHeight: 1.5, color: light.meta };

import { Button, Link, Text } from "@react-email/components";
import { button, light } from "./theme.ts";

interface ActionButtonProps {
  href: string;
  label: string;
  /** What is shown for those who cannot press the button; the address itself unless said otherwise. */
  bare?: string;
}

/** A message has one. Where buttons do not work, the bare address below can be copied. */
export function ActionButton({ href, label, bare = href }: ActionButtonProps) {
  return (
    <>
      <Button href={href} className="button" style={buttonStyle}>
        {label}
      </Button>
      <Text className="meta bare" style={bareStyle}>
        <span data-skip-in-text="true">
          Or copy this address:
          <br />
        </span>
        <Link href={href} className="link" style={{ color: light.link, wordBreak: "break-all" }}>
          {bare}
        </Link>
      </Text>
    </>
  );
}

const buttonStyle = {
  padding: "16px 28px",
  margin: "12px 0 0",
  borderRadius: 12,
  backgroundColor: button.ground,
  color: button.text,
  fontSize: 17,
  fontWeight: 600,
} as const;
const bareStyle = { margin: "16px 0 20px", fontSize: 14, lineHeight: 1.5, color: light.meta };

import { use } from "react";
import { Link } from "./elements.tsx";
import { SiteUrl } from "./pictures.tsx";
import { light } from "./theme.ts";

/** In emails to owners: opens the record in the desk. */
export function DeskLink({ path }: { path: string }) {
  const siteUrl = use(SiteUrl);
  return (
    <p className="meta" style={paragraph}>
      <Link
        href={new URL(`/desk${path}`, siteUrl).href}
        className="link with-address"
        style={{ color: light.link, fontWeight: 600 }}
      >
        Open in the desk
      </Link>
    </p>
  );
}

const paragraph = {
  margin: "12px 0 10px",
  fontSize: 15,
  lineHeight: "24px",
  color: light.meta,
};

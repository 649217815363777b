import { Link, Text } from "@react-email/components";
import { use } from "react";
import { SiteUrl } from "./pictures.tsx";
import { light } from "./theme.ts";

/** For the owner: the same entry at the desk, where it can be dealt with. */
export function DeskLink({ path }: { path: string }) {
  const siteUrl = use(SiteUrl);
  return (
    <Text className="meta" style={{ margin: "12px 0 10px", fontSize: 15, color: light.meta }}>
      <Link
        href={new URL(`/desk${path}`, siteUrl).href}
        className="link with-address"
        style={{ color: light.link, fontWeight: 600 }}
      >
        Open it at the desk
      </Link>
    </Text>
  );
}

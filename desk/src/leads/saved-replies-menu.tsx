import type { SavedReplies } from "@agency/contract/api/desk";
import { ChevronDown as ChevronDownIcon } from "lucide";
import { useResource } from "../api/use-resource.ts";
import { useShell } from "../layout/use-session.ts";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuButton } from "../ui/menu.tsx";

/** Texts that replies often start with. They are in contract/saved-replies.ts. */
export function SavedRepliesMenu({ onChoose }: { onChoose: (text: string) => void }) {
  const { data } = useResource<SavedReplies>("/saved-replies", useShell()?.loadedAt ?? 0);
  if (!data || data.rows.length === 0) return null;
  return (
    <Menu
      button={
        <>
          Saved replies
          <Icon icon={ChevronDownIcon} size={18} />
        </>
      }
    >
      {data.rows.map(({ id, title, text }) => (
        <MenuButton key={id} onClick={() => onChoose(text)}>
          {title}
        </MenuButton>
      ))}
    </Menu>
  );
}

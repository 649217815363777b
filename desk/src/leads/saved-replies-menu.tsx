import { savedReplies } from "@agency/contract/saved-replies";
import { ChevronDown as ChevronDownIcon } from "lucide";
import { Icon } from "../ui/icon.tsx";
import { Menu, MenuButton } from "../ui/menu.tsx";

/** Texts that replies often start with. They are in contract/saved-replies.ts. */
export function SavedRepliesMenu({ onChoose }: { onChoose: (text: string) => void }) {
  if (savedReplies.length === 0) return null;
  return (
    <Menu
      button={
        <>
          Saved replies
          <Icon icon={ChevronDownIcon} size={18} />
        </>
      }
    >
      {savedReplies.map(({ id, title, text }) => (
        <MenuButton key={id} onClick={() => onChoose(text)}>
          {title}
        </MenuButton>
      ))}
    </Menu>
  );
}

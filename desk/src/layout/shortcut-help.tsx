import { Detail } from "../ui/detail.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { navItems } from "./nav-items.ts";

const isMac = navigator.platform.startsWith("Mac");

const shortcuts: readonly (readonly [string, readonly string[]])[] = [
  ["Search, or choose an action", ["/", isMac ? "⌘K" : "Ctrl K"]],
  ["Next or previous item", ["j", "k"]],
  ["Open item", ["↵"]],
  ["Mark as done", ["e"]],
  ["Undo", ["z"]],
  ["Back or close", ["esc"]],
  ["Add a note", ["n"]],
  ["On a lead: create a payment request", ["r"]],
  ...navItems.flatMap(({ name, shortcut }) => (shortcut ? [[name, [shortcut]] as const] : [])),
  ["Show shortcuts", ["?"]],
];

export function Help({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" size="wide" onClose={onClose}>
      <dl className="grid gap-x-8 gap-y-0.5 min-[641px]:grid-cols-2">
        {shortcuts.map(([action, keys]) => (
          <Detail
            key={action}
            className="flex min-h-10 items-center justify-between border-b border-b-(--desk-line) text-(--desk-strong) [&>dd]:flex [&>dd]:gap-1"
            term={action}
          >
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </Detail>
        ))}
      </dl>
      <p className="caption text-muted">
        “Mark as done” marks a lead as answered. For payments, it only opens the payment and never
        moves money.
      </p>
    </Dialog>
  );
}

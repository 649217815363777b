import { Copy as CopyIcon } from "lucide";
import { useState } from "react";
import { Alert, type AlertMessage } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface CopyLineProps {
  text: string;
  /** "note" makes the button "Copy note" and the alert "Note copied to clipboard!" */
  noun: string;
  /** Monospace, for text that is compared character by character. */
  isMono?: boolean;
  /** Truncates the text with an ellipsis. */
  isOneLine?: boolean;
}

export function CopyLine({ text, noun, isMono = false, isOneLine = false }: CopyLineProps) {
  const [alert, setAlert] = useState<AlertMessage>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      const subject = noun.charAt(0).toUpperCase() + noun.slice(1);
      setAlert({ tone: "good", text: `${subject} copied to clipboard!` });
    } catch {
      setAlert({ tone: "bad", text: "Failed to copy. Please copy manually." });
    }
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-mist p-2 pl-4 max-lg:p-4">
        <p
          className={`min-w-0 text-ink select-all ${isMono || isOneLine ? "basis-64 grow py-1" : "font-semibold"} ${isMono ? "font-mono text-fine break-all" : ""} ${isOneLine ? "truncate text-small" : ""}`}
        >
          {text}
        </p>
        <Button variant="quiet" size="small" onClick={copy}>
          <Icon icon={CopyIcon} className="size-4.5" />
          Copy {noun}
        </Button>
      </div>
      {alert && <Alert {...alert} onDismiss={() => setAlert(undefined)} />}
    </div>
  );
}

import { Copy as CopyIcon } from "lucide";
import { useState } from "react";
import { Alert, type AlertMessage } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface CopyLineProps {
  text: string;
  /** "note": the button says "Copy note", the alert "Note copied to clipboard!" */
  what: string;
  /** For what is compared letter by letter, and may break anywhere. */
  mono?: boolean;
  /** Truncates the text with an ellipsis where it does not fit. */
  oneLine?: boolean;
}

/** A line that is needed elsewhere, and the button that takes it there. */
export function CopyLine({ text, what, mono = false, oneLine = false }: CopyLineProps) {
  const [alert, setAlert] = useState<AlertMessage>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      const subject = what.charAt(0).toUpperCase() + what.slice(1);
      setAlert({ tone: "good", text: `${subject} copied to clipboard!` });
    } catch {
      setAlert({ tone: "bad", text: "Failed to copy. Please copy manually." });
    }
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-mist p-2 pl-4 max-lg:p-4">
        <p
          className={`min-w-0 text-ink select-all ${mono || oneLine ? "basis-64 grow py-1" : "font-semibold"} ${mono ? "font-mono text-fine break-all" : ""} ${oneLine ? "truncate text-small" : ""}`}
        >
          {text}
        </p>
        <Button variant="quiet" size="small" onClick={copy}>
          <Icon icon={CopyIcon} className="size-4.5" />
          Copy {what}
        </Button>
      </div>
      {alert && <Alert {...alert} onDismiss={() => setAlert(undefined)} />}
    </div>
  );
}

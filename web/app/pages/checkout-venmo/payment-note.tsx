import { CopyIcon } from "lucide-react";
import { useState } from "react";
import { Alert, type AlertMessage } from "#app/ui/alert.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function PaymentNote({ note }: { note: string }) {
  const [alert, setAlert] = useState<AlertMessage>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(note);
      setAlert({ tone: "good", text: "Note copied to clipboard!" });
    } catch {
      setAlert({ tone: "bad", text: "Failed to copy. Please copy manually." });
    }
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-mist py-2 pr-2 pl-4">
        <p className="font-semibold text-ink select-all">{note}</p>
        <Button look="quiet" size="small" onClick={copy}>
          <Icon of={CopyIcon} className="size-4.5" />
          Copy note
        </Button>
      </div>
      {alert && <Alert {...alert} onDismiss={() => setAlert(undefined)} />}
    </div>
  );
}

import type { DeskSettings } from "@agency/contract/api/desk";
import { KeyRound as KeyRoundIcon } from "lucide";
import { useState } from "react";
import { Avatar } from "../ui/avatar.tsx";
import { Icon } from "../ui/icon.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { ChangeName } from "./change-name.tsx";
import { Passkeys } from "./passkeys.tsx";

interface ProfileProps {
  you: DeskSettings["owners"][number];
  passkeys: DeskSettings["passkeys"];
}

/** The signed-in owner's name and passkeys. */
export function Profile({ you, passkeys }: ProfileProps) {
  const [openDialog, setOpenDialog] = useState<"name" | "passkey">();
  const close = () => setOpenDialog(undefined);
  return (
    <section className="panel">
      <div className="panel-header">
        <div className="flex items-center gap-3">
          <Avatar name={you.name || you.email} />
          <div>
            <h2>
              {you.name || you.email}{" "}
              <span className="caption text-muted font-sans font-normal">You</span>
            </h2>
            <p className="caption text-muted">{you.email}</p>
          </div>
        </div>
        <div className="btn-group">
          <button type="button" className="btn btn-sm" onClick={() => setOpenDialog("name")}>
            Change name…
          </button>
          <button type="button" className="btn btn-sm" onClick={() => setOpenDialog("passkey")}>
            <Icon icon={KeyRoundIcon} size={18} />
            Add passkey
          </button>
        </div>
      </div>
      <Passkeys passkeys={passkeys} />
      {openDialog === "name" && <ChangeName name={you.name} onClose={close} />}
      {openDialog === "passkey" && <AddPasskey onClose={close} />}
    </section>
  );
}

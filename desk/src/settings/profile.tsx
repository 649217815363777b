import type { DeskSettings } from "@agency/contract/api/desk";
import { KeyRound as KeyRoundIcon } from "lucide";
import { useState } from "react";
import { Avatar } from "../ui/avatar.tsx";
import { Icon } from "../ui/icon.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { ChangeName } from "./change-name.tsx";
import { Passkeys } from "./passkeys.tsx";

interface YouProps {
  you: DeskSettings["owners"][number];
  passkeys: DeskSettings["passkeys"];
}

/** The owner who has signed in: name and passkeys. */
export function Profile({ you, passkeys }: YouProps) {
  const [open, setOpen] = useState<"name" | "passkey">();
  const close = () => setOpen(undefined);
  return (
    <section className="panel">
      <div className="panel-head">
        <div className="flex items-center gap-3">
          <Avatar name={you.name || you.email} />
          <div>
            <h2>
              {you.name || you.email} <span className="fine quiet font-sans font-normal">you</span>
            </h2>
            <p className="fine quiet">{you.email}</p>
          </div>
        </div>
        <div className="btns">
          <button type="button" className="btn btn-s" onClick={() => setOpen("name")}>
            Change name…
          </button>
          <button type="button" className="btn btn-s" onClick={() => setOpen("passkey")}>
            <Icon icon={KeyRoundIcon} size={18} />
            Add a passkey
          </button>
        </div>
      </div>
      <Passkeys passkeys={passkeys} />
      {open === "name" && <ChangeName name={you.name} onClose={close} />}
      {open === "passkey" && <AddPasskey onClose={close} />}
    </section>
  );
}

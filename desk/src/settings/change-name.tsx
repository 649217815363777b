import { post } from "../api/client.ts";
import { useCall } from "../api/use-call.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Field } from "../ui/field.tsx";
import { Problem } from "../ui/notice.tsx";
import { showToast } from "../ui/toasts.ts";

export function ChangeName({ name, onClose }: { name: string; onClose: () => void }) {
  const { run, busy, problem } = useCall();
  async function change(fields: FormData) {
    if (!(await run(() => post("/owner/name", { name: String(fields.get("name")).trim() }))))
      return;
    onClose();
    showToast("Name changed");
  }
  return (
    <Dialog
      title="Your name"
      size="small"
      withClose={false}
      onClose={onClose}
      onSubmit={change}
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Leave it
          </button>
          <Button type="submit" className="btn-main" busy={busy}>
            Change name
          </Button>
        </>
      }
    >
      <Field
        label="Name"
        name="name"
        required
        maxLength={80}
        autoComplete="name"
        defaultValue={name}
        hint="Beside your notes and whatever you did. Buyers do not see it."
        data-first
      />
      <Problem text={problem} />
    </Dialog>
  );
}

import { type ReactElement, useState } from "react";
import { ApiError } from "../src/api/api-error.ts";
import { showFailure, showToast } from "../src/stores/toasts.ts";
import { Button } from "../src/ui/button.tsx";
import { ConfirmDialog } from "../src/ui/confirm-dialog.tsx";
import { Dialog } from "../src/ui/dialog.tsx";
import { Field } from "../src/ui/field.tsx";
import { FormDialog } from "../src/ui/form-dialog.tsx";
import { Row, Section } from "./section.tsx";

const neverSent = () => new Promise<true>(() => {});
const failed = () =>
  Promise.reject(new ApiError(0, "unreachable", "Can’t reach the service. Nothing was saved."));
const ignore = () => {};

const dialogs: Record<string, (onClose: () => void) => ReactElement> = {
  Dialog: (onClose) => (
    <Dialog title="A dialog" size="wide" onClose={onClose}>
      <p>It closes on Escape and on a click outside.</p>
    </Dialog>
  ),
  Form: (onClose) => (
    <FormDialog
      title="A form that fails"
      submitLabel="Save"
      onSubmit={failed}
      onSuccess={ignore}
      onClose={onClose}
    >
      <Field label="Name" name="name" required />
    </FormDialog>
  ),
  Confirmation: (onClose) => (
    <ConfirmDialog
      title="Delete this?"
      confirmLabel="Delete"
      onConfirm={neverSent}
      onClose={onClose}
    >
      <p>It stays busy.</p>
    </ConfirmDialog>
  ),
};

export function Dialogs() {
  const [open, setOpen] = useState<string>();
  return (
    <Section title="Dialogs">
      <Row>
        {Object.keys(dialogs).map((name) => (
          <Button key={name} onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </Row>
      {open && dialogs[open]?.(() => setOpen(undefined))}
    </Section>
  );
}

export const Toasts = () => (
  <Section title="Toasts">
    <Row>
      <Button onClick={() => showToast("Lead marked as answered", ignore)}>With Undo</Button>
      <Button onClick={() => showToast("Note saved")}>Without Undo</Button>
      <Button onClick={() => showFailure("The refund failed.", ignore)}>Failure</Button>
    </Row>
  </Section>
);

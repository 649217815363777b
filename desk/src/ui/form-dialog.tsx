import type { ReactNode } from "react";
import { type NavigateIfMounted, useMutation } from "../api/use-mutation.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Icon, type IconType } from "./icon.tsx";
import { ErrorNotice } from "./notice.tsx";

/** Returns the trimmed value of the field with this name. */
type GetValue = (name: string) => string;

interface FormDialogProps<T> {
  title: string;
  size?: "small" | "normal";
  submitLabel: ReactNode;
  submitIcon?: IconType;
  cancelLabel?: string;
  /** Sends the form. Returns undefined when a field is invalid. */
  onSubmit: (getValue: GetValue) => Promise<T> | undefined;
  /** Called as the dialog closes. */
  onSuccess: (response: T, getValue: GetValue, navigateIfMounted: NavigateIfMounted) => void;
  onClose: () => void;
  children: ReactNode;
}

/** A form that closes on success and shows the error otherwise. */
export function FormDialog<T>(props: FormDialogProps<T>) {
  const { title, size = "small", submitLabel, submitIcon, cancelLabel = "Cancel" } = props;
  const { onSubmit, onSuccess, onClose, children } = props;
  const { mutate, isPending, error, navigateIfMounted } = useMutation();
  async function submit(fields: FormData) {
    const getValue: GetValue = (name) => String(fields.get(name)).trim();
    const response = await mutate(() => onSubmit(getValue));
    if (!response) return;
    onClose();
    onSuccess(response, getValue, navigateIfMounted);
  }
  return (
    <Dialog
      title={title}
      size={size}
      withClose={size !== "small"}
      onClose={onClose}
      locked={isPending}
      onSubmit={submit}
      footer={
        <>
          {/* Outside the body, which may be scrolled away from it. */}
          {error && (
            <div className="dialog-error">
              <ErrorNotice text={error} />
            </div>
          )}
          <button type="button" className="btn" disabled={isPending} onClick={onClose}>
            {cancelLabel}
          </button>
          <Button type="submit" className="btn-primary" busy={isPending}>
            {submitIcon && <Icon icon={submitIcon} />}
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

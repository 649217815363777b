import { useEffect, useState } from "react";
import { useStore } from "../stores/store.ts";
import { closeToast, type Toast, toasts, undoLast } from "../stores/toasts.ts";

const shownMs = 6_000;
/** An owner has to read the text, decide and reach the button. */
const shownWithUndoMs = 10_000;

/** Shows the failures that are not closed yet, and the last action with Undo, which stays while hovered or focused. */
export function Toaster() {
  const shown = useStore(toasts);
  const [pinned, setPinned] = useState<readonly Toast[]>();
  const pin = () => setPinned(shown);
  const unpin = () => setPinned(undefined);
  return (
    <div
      className="toasts"
      role="status"
      onPointerEnter={pin}
      onPointerLeave={unpin}
      onFocus={pin}
      onBlur={unpin}
    >
      {shown.map((toast) => (
        <ToastBox key={toast.id} toast={toast} isPinned={pinned === shown} />
      ))}
    </div>
  );
}

function ToastBox({ toast, isPinned }: { toast: Toast; isPinned: boolean }) {
  const { text, undo, onView } = toast;
  const close = () => closeToast(toast);
  const view = () => {
    close();
    onView?.();
  };
  useEffect(() => {
    if (onView || isPinned) return;
    const timer = setTimeout(() => closeToast(toast), undo ? shownWithUndoMs : shownMs);
    return () => clearTimeout(timer);
  }, [toast, undo, onView, isPinned]);
  return (
    <div className="toast">
      <span>{text}</span>
      {undo && (
        <button type="button" onClick={undoLast}>
          Undo
        </button>
      )}
      {onView && (
        <button type="button" onClick={view}>
          View
        </button>
      )}
      {!undo && (
        <button type="button" onClick={close}>
          Dismiss
        </button>
      )}
    </div>
  );
}

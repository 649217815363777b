import { useEffect, useState } from "react";
import { useStore } from "../stores/store.ts";
import { hideToast, type Toast, toast, undoLast } from "../stores/toasts.ts";

const shownMs = 6_000;

/** What was just done, with a way back. It stays while it is pointed at or has the focus, and when it is about a failure. */
export function Toaster() {
  const current = useStore(toast);
  const [held, setHeld] = useState<Toast>();
  useEffect(() => {
    if (!current || current.goBack || held === current) return;
    const timer = setTimeout(hideToast, shownMs);
    return () => clearTimeout(timer);
  }, [current, held]);
  const hold = () => setHeld(current);
  const release = () => setHeld(undefined);
  return (
    <div
      className="toasts"
      role="status"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {current && (
        <div className="toast">
          <span>{current.text}</span>
          {current.undo && (
            <button type="button" onClick={undoLast}>
              Undo
            </button>
          )}
          {current.goBack && (
            <button type="button" onClick={() => answer(current.goBack)}>
              Go back to it
            </button>
          )}
          {!current.undo && (
            <button type="button" onClick={hideToast}>
              OK
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function answer(act: (() => void) | undefined) {
  hideToast();
  act?.();
}

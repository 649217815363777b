import { useEffect, useState } from "react";
import { useStore } from "../stores/store.ts";
import { hideToast, type Toast, toast, undoLast } from "../stores/toasts.ts";

const shownMs = 6_000;

/** Shows the last action with Undo. Stays while hovered or focused, and after a failure. */
export function Toaster() {
  const current = useStore(toast);
  const [pinned, setPinned] = useState<Toast>();
  useEffect(() => {
    if (!current || current.onView || pinned === current) return;
    const timer = setTimeout(hideToast, shownMs);
    return () => clearTimeout(timer);
  }, [current, pinned]);
  const pin = () => setPinned(current);
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
      {current && (
        <div className="toast">
          <span>{current.text}</span>
          {current.undo && (
            <button type="button" onClick={undoLast}>
              Undo
            </button>
          )}
          {current.onView && (
            <button type="button" onClick={() => closeAndRun(current.onView)}>
              View
            </button>
          )}
          {!current.undo && (
            <button type="button" onClick={hideToast}>
              Dismiss
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function closeAndRun(action: (() => void) | undefined) {
  hideToast();
  action?.();
}

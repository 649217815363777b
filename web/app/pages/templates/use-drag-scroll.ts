import { type DragEvent, type PointerEvent, useEffect, useRef } from "react";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { autoScroll } from "./auto-scroll.ts";

/** Further than this, a press is a drag and not a click. */
const SLACK_PX = 4;

/**
 * What a mouse adds to a scroller: it drifts down while pointed at and returns when left, until the visitor scrolls it;
 * and it can be dragged. The wheel, the scrollbar, fingers and keys scroll it natively, and the page at its ends.
 */
export function useDragScroll() {
  const stopDrift = useRef<() => void>(undefined);
  const press = useRef<{ y: number; top: number }>(undefined);
  const dragged = useRef(false);
  useEffect(() => () => stopDrift.current?.(), []);

  /** The visitor takes over: what they scrolled to stays in view. */
  const takeOver = () => {
    stopDrift.current?.();
    stopDrift.current = undefined;
  };

  const handlers = {
    onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType !== "mouse" || prefersReducedMotion() || currentTarget.scrollTop > 0) return;
      stopDrift.current = autoScroll(currentTarget);
    },
    onPointerLeave({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType !== "mouse") return;
      press.current = undefined;
      if (!stopDrift.current) return;
      takeOver();
      currentTarget.scrollTo({ top: 0, behavior: "smooth" });
    },
    onWheel: takeOver,
    onKeyDown: takeOver,
    onPointerDown({ currentTarget, target, pointerType, clientY }: PointerEvent<HTMLElement>) {
      dragged.current = false;
      takeOver();
      // On the scroller itself, and not on what it holds: on its scrollbar.
      if (pointerType !== "mouse" || target === currentTarget) return;
      press.current = { y: clientY, top: currentTarget.scrollTop };
    },
    onPointerMove({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) {
      if (!press.current) return;
      const moved = clientY - press.current.y;
      if (!dragged.current && Math.abs(moved) < SLACK_PX) return;
      dragged.current = true;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.scrollTop = press.current.top - moved;
    },
    onPointerUp() {
      press.current = undefined;
    },
    // The browser would drag a copy of the picture away instead.
    onDragStart(event: DragEvent<HTMLElement>) {
      event.preventDefault();
    },
  };
  return { handlers, wasDragged: () => dragged.current };
}

import { type DragEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { drift } from "./drift.ts";

/** Further than this, a press is a drag and not a click. */
const SLACK_PX = 4;

/**
 * What a mouse does to a scroller: pointing at it lets it drift down, dragging moves it, leaving brings it
 * back. While it is pointed at, it should let the wheel through to the page, which would halt there otherwise.
 * Fingers and keys scroll it without our help.
 */
export function useMouseScroll() {
  const [isPointedAt, setPointedAt] = useState(false);
  const stopDrift = useRef<() => void>(undefined);
  const press = useRef<{ y: number; top: number }>(undefined);
  const dragged = useRef(false);
  useEffect(() => () => stopDrift.current?.(), []);

  const handlers = {
    onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType !== "mouse") return;
      setPointedAt(true);
      if (!prefersReducedMotion()) stopDrift.current = drift(currentTarget);
    },
    onPointerLeave({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType !== "mouse") return;
      setPointedAt(false);
      stopDrift.current?.();
      press.current = undefined;
      currentTarget.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "instant" : "smooth" });
    },
    onPointerDown({ currentTarget, pointerType, clientY }: PointerEvent<HTMLElement>) {
      dragged.current = false;
      if (pointerType !== "mouse") return;
      stopDrift.current?.();
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
  return { handlers, isPointedAt, wasDragged: () => dragged.current };
}

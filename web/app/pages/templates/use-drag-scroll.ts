import { type DragEvent, type PointerEvent, useEffect, useRef } from "react";
import { prefersReducedMotion } from "#app/ui/reduced-motion.ts";
import { autoScroll } from "./auto-scroll.ts";

/** A longer movement is a drag, not a click. */
const DRAG_THRESHOLD_PX = 4;

/** For a mouse: scrolls automatically on hover until the visitor scrolls, and can be dragged. Other input is native. */
export function useDragScroll() {
  const stopAutoScroll = useRef<() => void>(undefined);
  const pressStart = useRef<{ y: number; top: number }>(undefined);
  const isDragged = useRef(false);
  useEffect(() => () => stopAutoScroll.current?.(), []);

  /** Stops the automatic scrolling where it is. */
  const takeOver = () => {
    stopAutoScroll.current?.();
    stopAutoScroll.current = undefined;
  };

  const handlers = {
    onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType !== "mouse" || prefersReducedMotion() || currentTarget.scrollTop > 0) return;
      stopAutoScroll.current = autoScroll(currentTarget);
    },
    onPointerLeave({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType !== "mouse") return;
      pressStart.current = undefined;
      if (!stopAutoScroll.current) return;
      takeOver();
      currentTarget.scrollTo({ top: 0, behavior: "smooth" });
    },
    onWheel: takeOver,
    onKeyDown: takeOver,
    onPointerDown({ currentTarget, target, pointerType, clientY }: PointerEvent<HTMLElement>) {
      isDragged.current = false;
      takeOver();
      // A press on the scroller itself is a press on its scrollbar.
      if (pointerType !== "mouse" || target === currentTarget) return;
      pressStart.current = { y: clientY, top: currentTarget.scrollTop };
    },
    onPointerMove({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) {
      if (!pressStart.current) return;
      const moved = clientY - pressStart.current.y;
      if (!isDragged.current && Math.abs(moved) < DRAG_THRESHOLD_PX) return;
      isDragged.current = true;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.scrollTop = pressStart.current.top - moved;
    },
    onPointerUp() {
      pressStart.current = undefined;
    },
    // Otherwise the browser drags a copy of the image.
    onDragStart(event: DragEvent<HTMLElement>) {
      event.preventDefault();
    },
  };
  return { handlers, wasDragged: () => isDragged.current };
}

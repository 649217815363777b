import { type ReactNode, useEffect, useRef } from "react";

interface OutcomeProps {
  /** Set when it takes the place of what was just pressed: reading goes on from here. */
  focused: boolean;
  className?: string;
  children: ReactNode;
}

export function FocusedMessage({ focused, className, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  return (
    <div ref={box} tabIndex={-1} role="status" className={className}>
      {children}
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from "react";

interface FocusedMessageProps {
  /** True when the message replaces the control that had the focus. */
  shouldFocus: boolean;
  className?: string;
  children: ReactNode;
}

export function FocusedMessage({ shouldFocus, className, children }: FocusedMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shouldFocus) box.current?.focus();
  }, [shouldFocus]);
  return (
    <div ref={box} tabIndex={-1} role="status" className={className}>
      {children}
    </div>
  );
}

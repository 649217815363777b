import type { ReactNode } from "react";

interface OwnerCardProps {
  /** What the owner decides by. */
  children: ReactNode;
  /** Absent when nothing is left to decide. */
  decision?: ReactNode;
}

/** The facts, and beside them what to decide. */
export function OwnerCard({ children, decision }: OwnerCardProps) {
  return (
    <div
      className={`mt-10 grid rounded-price bg-mist p-7 sm:p-9 lg:p-12 ${decision ? "lg:grid-cols-[7fr_5fr]" : "lg:max-w-[44rem]"}`}
    >
      {children}
      {decision && (
        <div className="border-line max-lg:mt-8 max-lg:border-t max-lg:pt-8 lg:ml-12 lg:border-l lg:pl-12">
          {decision}
        </div>
      )}
    </div>
  );
}

/** Its room until it is known. */
export const OwnerCardRoom = () => <div aria-hidden className="mt-10 h-80 rounded-price bg-mist" />;

import { useState } from "react";
import { Alert } from "#app/ui/alert.tsx";

/** Confirms the payment that this page has just taken. */
export function PaidAlert({ transactionId }: { transactionId: string }) {
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <Alert
      tone="good"
      text={`Payment successful! Transaction ID: ${transactionId}`}
      onDismiss={() => setIsDismissed(true)}
    />
  );
}

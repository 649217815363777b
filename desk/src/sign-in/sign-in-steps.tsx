import { useEffect, useState } from "react";
import { EnterCode } from "./enter-code.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { RequestCode } from "./request-code.tsx";

type Step =
  | { name: "passkey" }
  | { name: "mail"; email?: string }
  | { name: "code"; email: string; validUntil: string };

/** A passkey, or a code by email. */
export function SignInSteps({ onSignedIn }: { onSignedIn: (how: "passkey" | "code") => void }) {
  const [step, setStep] = useState<Step>({ name: "passkey" });
  useStepFocus(step.name);
  switch (step.name) {
    case "passkey":
      return (
        <PasskeySignIn
          onSignedIn={() => onSignedIn("passkey")}
          onMail={() => setStep({ name: "mail" })}
        />
      );
    case "mail":
      return (
        <RequestCode
          email={step.email}
          onBack={() => setStep({ name: "passkey" })}
          onSent={(email, validUntil) => setStep({ name: "code", email, validUntil })}
        />
      );
    case "code":
      return (
        <EnterCode
          email={step.email}
          validUntil={step.validUntil}
          onBack={() => setStep({ name: "mail", email: step.email })}
          onSignedIn={() => onSignedIn("code")}
        />
      );
  }
}

/** Each step is read from its beginning; a field that is to be filled has the focus at once. */
function useStepFocus(step: string) {
  useEffect(() => {
    if (step === "passkey") return;
    const form = document.querySelector(".gate-form");
    const field = form?.querySelector<HTMLElement>("[data-first]");
    (field ?? form?.querySelector("h1"))?.focus();
  }, [step]);
}

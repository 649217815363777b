import { useEffect, useState } from "react";
import { EnterCode } from "./enter-code.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { RequestCode } from "./request-code.tsx";

type Step =
  | { name: "passkey" }
  | { name: "email"; email?: string }
  | { name: "code"; email: string; validUntil: string };

export function SignInSteps({ onSignedIn }: { onSignedIn: (method: "passkey" | "code") => void }) {
  const [step, setStep] = useState<Step>({ name: "passkey" });
  useStepFocus(step.name);
  switch (step.name) {
    case "passkey":
      return (
        <PasskeySignIn
          onSignedIn={() => onSignedIn("passkey")}
          onUseEmail={() => setStep({ name: "email" })}
        />
      );
    case "email":
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
          onBack={() => setStep({ name: "email", email: step.email })}
          onSignedIn={() => onSignedIn("code")}
        />
      );
  }
}

/** Moves the focus to the field of each step, or to its heading. */
function useStepFocus(step: string) {
  useEffect(() => {
    if (step === "passkey") return;
    const form = document.querySelector(".sign-in-form");
    const field = form?.querySelector<HTMLElement>("[data-autofocus]");
    (field ?? form?.querySelector("h1"))?.focus();
  }, [step]);
}

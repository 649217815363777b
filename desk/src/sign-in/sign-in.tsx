import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { nextPath } from "../api/sign-in-path.ts";
import { AskForCode } from "./ask-for-code.tsx";
import { EnterCode } from "./enter-code.tsx";
import { GateArt } from "./gate-art.tsx";
import { OfferPasskey } from "./offer-passkey.tsx";
import { WithPasskey } from "./with-passkey.tsx";

type Step =
  | { name: "passkey" }
  | { name: "mail"; email?: string }
  | { name: "code"; email: string; validUntil: string }
  | { name: "offer" };

/** The way in: a passkey; on a new device a code by mail, and then the offer of a passkey. */
export function SignIn() {
  const [step, setStep] = useState<Step>({ name: "passkey" });
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const enter = () => navigate(nextPath(params), { replace: true });
  useStepFocus(step.name);
  return (
    <div className="gate">
      <GateArt />
      <main className="gate-form">
        {step.name === "passkey" && (
          <WithPasskey onSignedIn={enter} onMail={() => setStep({ name: "mail" })} />
        )}
        {step.name === "mail" && (
          <AskForCode
            email={step.email}
            onBack={() => setStep({ name: "passkey" })}
            onSent={(email, validUntil) => setStep({ name: "code", email, validUntil })}
          />
        )}
        {step.name === "code" && (
          <EnterCode
            email={step.email}
            validUntil={step.validUntil}
            onBack={() => setStep({ name: "mail", email: step.email })}
            onSignedIn={() => setStep({ name: "offer" })}
          />
        )}
        {step.name === "offer" && <OfferPasskey onDone={enter} />}
      </main>
    </div>
  );
}

/** Each step is read from its beginning; a field that is to be filled has the focus at once. */
function useStepFocus(step: string) {
  useEffect(() => {
    document.title = "Sign in · Desk";
    if (step === "passkey") return;
    const field = document.querySelector<HTMLElement>("[data-first]");
    (field ?? document.querySelector("h1"))?.focus();
  }, [step]);
}

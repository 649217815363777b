import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { nextPath } from "../api/sign-in-path.ts";
import { OfferPasskey } from "./offer-passkey.tsx";
import { SignInIllustration } from "./sign-in-illustration.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

/** Signs in with a passkey or with a code by email, and then offers to add a passkey. */
export function SignIn() {
  const [isOfferingPasskey, setIsOfferingPasskey] = useState(false);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const continueToDesk = () => navigate(nextPath(params), { replace: true });
  useEffect(() => {
    document.title = "Sign in · Desk";
    if (isOfferingPasskey) document.querySelector("h1")?.focus();
  }, [isOfferingPasskey]);
  return (
    <div className="sign-in">
      <SignInIllustration />
      <main className="sign-in-form">
        {isOfferingPasskey ? (
          <OfferPasskey onDone={continueToDesk} />
        ) : (
          <SignInSteps
            onSignedIn={(method) =>
              method === "code" ? setIsOfferingPasskey(true) : continueToDesk()
            }
          />
        )}
      </main>
    </div>
  );
}

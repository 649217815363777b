import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { nextPath } from "../api/sign-in-path.ts";
import { OfferPasskey } from "./offer-passkey.tsx";
import { SignInIllustration } from "./sign-in-illustration.tsx";
import { SignInSteps } from "./sign-in-steps.tsx";

/** The way in: a passkey; on a new device a code by email, and then the offer of a passkey. */
export function SignIn() {
  const [offers, setOffers] = useState(false);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const enter = () => navigate(nextPath(params), { replace: true });
  useEffect(() => {
    document.title = "Sign in · Desk";
    if (offers) document.querySelector("h1")?.focus();
  }, [offers]);
  return (
    <div className="gate">
      <SignInIllustration />
      <main className="gate-form">
        {offers ? (
          <OfferPasskey onDone={enter} />
        ) : (
          <SignInSteps onSignedIn={(how) => (how === "code" ? setOffers(true) : enter())} />
        )}
      </main>
    </div>
  );
}

import { agency } from "@agency/contract/agency";
import { phoneLink } from "@agency/contract/format/phone-link";
import { Mail as MailIcon, Phone as PhoneIcon } from "lucide";
import type { ApiError } from "#app/api-client/api-error.ts";
import {
  mailboxEmpty,
  mailboxFull,
  proposalExpired,
  proposalWithdrawn,
  shopAway,
} from "#app/images.generated.ts";
import { TryAgainButton } from "#app/orders/private-page.tsx";
import { ButtonAnchor } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Cover } from "./cover.tsx";
import type { Tone } from "./cover-state.ts";

interface EndedReason {
  title: string;
  /** Announced to screen readers. */
  statusText: string;
  drawing: string;
  advice: string;
  /** The subject of an email to us, and the label of its button. */
  subject?: string;
  buttonLabel?: string;
}

const unreachable: EndedReason = {
  title: "We can’t open this right now",
  statusText: "We can’t reach our server.",
  drawing: shopAway,
  advice: "It’s on our side, and your link still works. Please try again in a minute.",
};

const unknownLink: EndedReason = {
  title: "This link doesn’t work",
  statusText: "Open it exactly as it appears in your email.",
  drawing: mailboxEmpty,
  advice:
    "Links can lose characters when they’re copied. Open it from the email, or write to us and we’ll send it again.",
  subject: "Please resend my link",
  buttonLabel: "Ask for my link",
};

const reasons: Readonly<Record<string, EndedReason>> = {
  expired: {
    title: "This proposal has expired",
    statusText: "Proposals are open for 30 days.",
    drawing: proposalExpired,
    advice:
      "Still want it? Ask for a new one. We’ll check the dates and the price and send it within 1\u00a0business day.",
    subject: "Please send a new proposal",
    buttonLabel: "Ask for a new proposal",
  },
  void: {
    title: "This request is closed",
    statusText: "Nothing is due.",
    drawing: proposalWithdrawn,
    advice:
      "We closed it on our side. If you expected to pay something here, email us and we’ll look into it.",
    subject: "A request that was closed",
    buttonLabel: "Email us about it",
  },
  "link-replaced": {
    title: "There’s a newer link",
    statusText: "This one was replaced.",
    drawing: mailboxFull,
    advice: "Open the latest email from us and use the link in it. Can’t find it? We’ll resend it.",
    subject: "Please resend my link",
    buttonLabel: "Ask for the link again",
  },
  "unknown-request": unknownLink,
};

function getReason({ code, message }: ApiError): EndedReason & { tone: Tone } {
  const reason = reasons[code];
  if (reason) return { tone: "ended", ...reason };
  return { ...unknownLink, tone: "bad", title: "Your proposal", statusText: message };
}

interface EndedProps {
  /** Undefined when the service is unreachable. */
  error?: ApiError;
  refresh: () => Promise<void>;
}

/** Shown when there is nothing to accept or pay, with the reason and what to do. */
export function Ended({ error, refresh }: EndedProps) {
  const reason = error ? getReason(error) : { tone: "bad" as const, ...unreachable };
  const { title, tone, statusText, drawing, advice, subject = "", buttonLabel } = reason;
  return (
    <Cover
      title={title}
      tone={tone}
      statusText={statusText}
      isServiceDown={!error}
      aside={
        <img
          src={drawing}
          alt=""
          width="440"
          height="340"
          className="h-auto w-full max-w-104 max-lg:max-w-72"
        />
      }
    >
      <p className="mt-5 max-w-[34em] text-lead">{advice}</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        {buttonLabel ? (
          <ButtonAnchor href={`mailto:${agency.email}?subject=${encodeURIComponent(subject)}`}>
            <Icon icon={MailIcon} className="size-5" />
            {buttonLabel}
          </ButtonAnchor>
        ) : (
          <TryAgainButton refresh={refresh} />
        )}
        <a href={phoneLink} className="link inline-flex min-h-11 items-center gap-2.5">
          <Icon icon={PhoneIcon} className="size-5" />
          {agency.phone}
        </a>
      </div>
    </Cover>
  );
}

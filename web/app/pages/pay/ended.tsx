import { agency } from "@agency/contract/agency";
import { phoneLink } from "@agency/contract/format/phone-link";
import { Mail as MailIcon, Phone as PhoneIcon } from "lucide";
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
import { Cover, type Tone } from "./cover.tsx";

interface End {
  drawing: string;
  advice: string;
  /** What the mail is about, and what its button says. */
  subject?: string;
  action?: string;
}

const unknown: End = {
  drawing: mailboxEmpty,
  advice:
    "Links can lose characters when they’re copied by hand. Open it from the email, or write to us and we’ll send it again.",
  subject: "Please resend my link",
  action: "Ask for my link",
};

const ends: Readonly<Record<string, End>> = {
  expired: {
    drawing: proposalExpired,
    advice:
      "Still want it? Ask for a new one. We’ll check the dates and the price and send it within 1\u00a0business day.",
    subject: "Please send a new proposal",
    action: "Ask for a new proposal",
  },
  void: {
    drawing: proposalWithdrawn,
    advice:
      "We closed it on our side. If you expected to pay something here, email us and we’ll look into it.",
    subject: "A request that was closed",
    action: "Email us about it",
  },
  "link-replaced": {
    drawing: mailboxFull,
    advice: "Open the latest email from us and use the link in it. Can’t find it? We’ll resend it.",
    subject: "Please resend my link",
    action: "Resend my link",
  },
  away: {
    drawing: shopAway,
    advice: "It’s on our side, and your link still works. Please try again in a minute.",
  },
};

interface EndedProps {
  title: string;
  tone: Tone;
  state: string;
  code: string;
  refresh: () => Promise<void>;
}

/** There is nothing to accept or to pay here: what happened, and the one thing to do about it. */
export function Ended({ title, tone, state, code, refresh }: EndedProps) {
  const { drawing, advice, subject, action } = ends[code] ?? unknown;
  return (
    <Cover
      title={title}
      tone={tone}
      state={state}
      away={code === "away"}
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
        {action ? (
          <ButtonAnchor
            href={`mailto:${agency.email}?subject=${encodeURIComponent(subject ?? "")}`}
          >
            <Icon icon={MailIcon} className="size-5" />
            {action}
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

import type { PersonResponse } from "@agency/contract/api/people";
import { formatMinutes } from "@agency/contract/format/duration";
import { formatUsd } from "@agency/contract/format/money";
import { Receipt as ReceiptIcon } from "lucide";
import { Link } from "react-router";
import { useLoaded } from "../api/load.ts";
import { shortDay } from "../format/time.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { newPaymentRequestPath } from "../leads/new-payment-request-path.ts";
import { EmailLink, PhoneLink } from "../ui/contact-links.tsx";
import { Detail } from "../ui/detail.tsx";
import { Icon } from "../ui/icon.tsx";
import { ListFooter } from "../ui/list-footer.tsx";
import { Panel } from "../ui/panel.tsx";
import { PersonTimeline } from "./person-timeline.tsx";

/** Everything about one email address. */
export function Person() {
  const loaded = useLoaded<PersonResponse>();
  const { person, figures, rows, next } = loaded.data;
  const [name = person.email, ...otherNames] = person.names;
  const actions = (
    <Link className="btn btn-primary" to={getEditorPath(person.id)}>
      <Icon icon={ReceiptIcon} />
      Create payment request
    </Link>
  );
  return (
    <Screen title={name} back={{ to: "/", name: "To do" }} actions={actions}>
      <PageHeader
        title={name}
        subtitle={[person.company, `Since ${shortDay(new Date(person.since))}`]
          .filter(Boolean)
          .join(" · ")}
      >
        <div className="btn-group desktop-only">{actions}</div>
      </PageHeader>
      <StaleContent loaded={loaded}>
        <div className="columns">
          <Panel title="History" bodyClassName="p-0!" isLastOnPhone>
            <PersonTimeline entries={rows} />
            <ListFooter
              shownCount={rows.length}
              noun="entry"
              pluralNoun="entries"
              hasMore={!!next}
            />
          </Panel>
          <div className="stack side-panels">
            <Figures figures={figures} />
            <section className="panel panel-pad">
              <h2 className="mb-2">Contact</h2>
              <div className="contact-list">
                <EmailLink address={person.email} subject="" />
                {person.phone && <PhoneLink phone={person.phone} />}
              </div>
              {otherNames.length > 0 && (
                <p className="caption text-muted mt-2">Also as {otherNames.join(", ")}</p>
              )}
            </section>
          </div>
        </div>
      </StaleContent>
    </Screen>
  );
}

/** The editor takes the name and the address from a lead. */
const getEditorPath = (personId: string) => {
  const [, lead] = /^lead-(\d+)$/.exec(personId) ?? [];
  return lead ? newPaymentRequestPath({ id: Number(lead) }) : "/payment-requests/new";
};

function Figures({ figures }: { figures: PersonResponse["figures"] }) {
  const { paidCents, outstandingCents, remainingMinutes } = figures;
  if (!paidCents && !outstandingCents && remainingMinutes === undefined) return null;
  return (
    <section className="panel panel-pad">
      <h2 className="mb-3">Summary</h2>
      <dl className="totals">
        <Detail term="Paid">{formatUsd(paidCents)}</Detail>
        <Detail term="Outstanding">{formatUsd(outstandingCents)}</Detail>
        {remainingMinutes !== undefined && (
          <Detail term="Prepaid hours left">{formatMinutes(remainingMinutes)}</Detail>
        )}
      </dl>
    </section>
  );
}

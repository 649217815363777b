import type {
  TemplateVersion,
  TemplateVersionsResponse,
} from "@agency/contract/api/template-versions";
import { useState } from "react";
import { postJson } from "../api/client.ts";
import { useLoaded } from "../api/load.ts";
import { pluralize } from "../format/text.ts";
import { formatDateTimeInline } from "../format/time.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { showToast } from "../stores/toasts.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Panel } from "../ui/panel.tsx";

const countBuyers = (count: number) => pluralize(count, "buyer");

/** The current version of each template. Each can be announced to its buyers once. */
export function TemplateVersions() {
  const loaded = useLoaded<TemplateVersionsResponse>();
  const [announcing, setAnnouncing] = useState<TemplateVersion>();
  return (
    <Screen title="Template versions" back={{ to: "/settings", name: "Settings" }} narrow>
      <PageHeader
        title="Template versions"
        subtitle="Email the buyers of a template when there is a new version"
      />
      <StaleContent loaded={loaded}>
        <div className="stack">
          {loaded.data.rows.map((row) => (
            <VersionPanel key={row.id} row={row} onAnnounce={() => setAnnouncing(row)} />
          ))}
        </div>
      </StaleContent>
      {announcing && <AnnounceDialog row={announcing} onClose={() => setAnnouncing(undefined)} />}
    </Screen>
  );
}

function VersionPanel({ row, onAnnounce }: { row: TemplateVersion; onAnnounce: () => void }) {
  const { name, version, changes, announcement, recipientCount } = row;
  return (
    <Panel
      title={`${name} ${version}`}
      bodyClassName="stack"
      aside={
        !announcement &&
        recipientCount > 0 && (
          <button type="button" className="btn btn-sm" onClick={onAnnounce}>
            Email {countBuyers(recipientCount)}…
          </button>
        )
      }
    >
      <p className="text-muted">{describeStatus(row)}</p>
      <ul className="list-disc ps-5">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </Panel>
  );
}

function describeStatus({ announcement, recipientCount }: TemplateVersion) {
  if (!announcement)
    return recipientCount > 0 ? "Not sent." : "Not sent. No buyer has an earlier version.";
  const at = formatDateTimeInline(new Date(announcement.at));
  return `Sent to ${countBuyers(announcement.recipientCount)} by ${announcement.by}, ${at}.`;
}

function AnnounceDialog({ row, onClose }: { row: TemplateVersion; onClose: () => void }) {
  const { id, name, version, recipientCount } = row;
  return (
    <ConfirmDialog
      title={`Email ${countBuyers(recipientCount)}?`}
      confirmLabel={`Email ${countBuyers(recipientCount)}`}
      isDangerous={false}
      onConfirm={() => postJson(`/template-versions/${id}/announce`, { version })}
      onSuccess={() => showToast(`${name} ${version} announced`)}
      onClose={onClose}
    >
      <p>
        Everyone with access to an earlier version of {name} gets one email with these changes and
        the link to the download, except those who unsubscribed. This can be done once per version.
      </p>
    </ConfirmDialog>
  );
}

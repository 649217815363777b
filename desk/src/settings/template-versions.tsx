import type {
  TemplateVersion,
  TemplateVersionsResponse,
} from "@agency/contract/api/template-versions";
import { maxCountedRecipients } from "@agency/contract/limits/list-limits";
import { useState } from "react";
import { postJson } from "../api/client.ts";
import { useLoaded } from "../api/load.ts";
import { formatNumber } from "../format/text.ts";
import { formatDateTimeInline } from "../format/time.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { StaleContent } from "../layout/stale-content.tsx";
import { showToast } from "../stores/toasts.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { getAnnouncementStatus, StatusBadge } from "../ui/status-badge.tsx";

const countBuyers = (count: number) => (count === 1 ? "1 buyer" : `${formatNumber(count)} buyers`);

const countRecipients = ({ recipientCount: count }: TemplateVersion) =>
  count > maxCountedRecipients
    ? `more than ${countBuyers(maxCountedRecipients)}`
    : countBuyers(count);

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
        <div className="panel">
          <ul className="detail-list">
            {loaded.data.rows.map((row) => (
              <VersionItem key={row.id} row={row} onAnnounce={() => setAnnouncing(row)} />
            ))}
          </ul>
        </div>
      </StaleContent>
      {announcing && <AnnounceDialog row={announcing} onClose={() => setAnnouncing(undefined)} />}
    </Screen>
  );
}

interface VersionItemProps {
  row: TemplateVersion;
  onAnnounce: () => void;
}

function VersionItem({ row, onAnnounce }: VersionItemProps) {
  const { name, version, changes, announcement, recipientCount } = row;
  return (
    <li className="wrap-on-phone items-start!">
      <div>
        <p className="detail-title">
          {name} {version}
        </p>
        <p className="detail-subtitle flex flex-wrap gap-x-3">
          <StatusBadge status={getAnnouncementStatus(!!announcement)} />
          {announcement && <span>{describeAnnouncement(announcement)}</span>}
          {!announcement && recipientCount === 0 && "No buyer has an earlier version"}
        </p>
        <details className="fold">
          <summary>What changed</summary>
          <ul className="list-disc ps-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </details>
      </div>
      {!announcement && recipientCount > 0 && (
        <button type="button" className="btn btn-sm" onClick={onAnnounce}>
          Email {countRecipients(row)}…
        </button>
      )}
    </li>
  );
}

function describeAnnouncement({
  at,
  by,
  recipientCount,
}: NonNullable<TemplateVersion["announcement"]>) {
  return `To ${countBuyers(recipientCount)} by ${by}, ${formatDateTimeInline(new Date(at))}`;
}

function AnnounceDialog({ row, onClose }: { row: TemplateVersion; onClose: () => void }) {
  const { id, name, version } = row;
  return (
    <ConfirmDialog
      title={`Email ${countRecipients(row)}?`}
      confirmLabel={`Email ${countRecipients(row)}`}
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

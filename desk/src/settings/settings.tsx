import type { DeskSettings } from "@agency/contract/api/desk";
import { useLoaded } from "../api/load.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { Screen } from "../layout/screen.tsx";
import { UnreachableNotice } from "../layout/stale-content.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { PersonalData } from "./personal-data.tsx";
import { Profile } from "./profile.tsx";
import { Sessions } from "./sessions.tsx";
import { TemplateVersionsPanel } from "./template-versions-panel.tsx";
import { ThisDevice } from "./this-device.tsx";
import { WebhooksPanel } from "./webhooks-panel.tsx";

export function Settings() {
  const loaded = useLoaded<DeskSettings>();
  const { owners, passkeys, sessions } = loaded.data;
  const you = owners.find((owner) => owner.isCurrentUser);
  return (
    <Screen title="Settings" narrow>
      <PageHeader title="Settings" hideTitleOnPhone />
      <div className="stack">
        <UnreachableNotice loaded={loaded} />
        {you && <Profile you={you} passkeys={passkeys} />}
        {owners
          .filter((owner) => !owner.isCurrentUser)
          .map(({ email, name }) => (
            <section key={email} className="panel">
              <div className="panel-header">
                <div className="flex items-center gap-3">
                  <Avatar name={name || email} />
                  <div>
                    <h2>{name || email}</h2>
                    <p className="caption text-muted">{email}</p>
                  </div>
                </div>
              </div>
            </section>
          ))}
        <Sessions sessions={sessions} />
        <TemplateVersionsPanel />
        <WebhooksPanel />
        <PersonalData />
        <ThisDevice />
      </div>
    </Screen>
  );
}

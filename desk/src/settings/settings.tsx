import type { DeskSettings } from "@agency/contract/desk";
import { useLoaded } from "../api/load.ts";
import { Silence } from "../layout/as-known.tsx";
import { PageHead } from "../layout/page-head.tsx";
import { Screen } from "../layout/screen.tsx";
import { Face } from "../ui/face.tsx";
import { PersonalData } from "./personal-data.tsx";
import { Sessions } from "./sessions.tsx";
import { ThisDevice } from "./this-device.tsx";
import { You } from "./you.tsx";

export function Settings() {
  const loaded = useLoaded<DeskSettings>();
  const { owners, passkeys, sessions } = loaded.data;
  const you = owners.find((owner) => owner.you);
  return (
    <Screen title="Settings" narrow>
      <PageHead title="Settings" top />
      <div className="stack">
        <Silence loaded={loaded} />
        {you && <You you={you} passkeys={passkeys} />}
        {owners
          .filter((owner) => !owner.you)
          .map(({ email, name }) => (
            <section key={email} className="panel">
              <div className="panel-head">
                <div className="flex items-center gap-3">
                  <Face name={name || email} />
                  <div>
                    <h2>{name || email}</h2>
                    <p className="fine quiet">{email}</p>
                  </div>
                </div>
              </div>
            </section>
          ))}
        <Sessions sessions={sessions} />
        <PersonalData />
        <ThisDevice />
      </div>
    </Screen>
  );
}

import { Link } from "react-router";
import { Panel } from "../ui/panel.tsx";

export const WebhooksPanel = () => (
  <Panel
    title="Webhooks"
    aside={
      <Link className="btn btn-sm" to="/settings/webhooks">
        Manage webhooks
      </Link>
    }
  >
    <p>Notify other systems about new leads, payments, refunds and disputes.</p>
  </Panel>
);

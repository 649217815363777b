import { Link } from "react-router";
import { Panel } from "../ui/panel.tsx";

export const TemplateVersionsPanel = () => (
  <Panel
    title="New template versions"
    aside={
      <Link className="btn btn-sm" to="/settings/template-versions">
        Template versions
      </Link>
    }
  >
    <p>Email the buyers of a template about its new version.</p>
  </Panel>
);

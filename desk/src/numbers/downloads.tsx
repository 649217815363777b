import { Download as DownloadIcon } from "lucide";
import { Icon } from "../ui/icon.tsx";

/** Plain links: the service names the files. */
export function Downloads() {
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>Take it with you</h2>
      </div>
      <div className="panel-body btns">
        <a className="btn" href="/api/desk/leads.csv" download>
          <Icon icon={DownloadIcon} />
          Leads as CSV
        </a>
        <a className="btn" href="/api/desk/orders.csv" download>
          <Icon icon={DownloadIcon} />
          Orders as CSV
        </a>
        <a className="btn" href="/api/desk/requests.csv" download>
          <Icon icon={DownloadIcon} />
          Requests as CSV
        </a>
      </div>
    </section>
  );
}

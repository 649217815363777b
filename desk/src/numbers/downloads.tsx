import { Download as DownloadIcon } from "lucide";
import { Icon } from "../ui/icon.tsx";
import { isoDay } from "../ui/time.ts";

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
        <a className="btn" href={`/api/desk/invoices.csv?month=${lastMonth()}`} download>
          <Icon icon={DownloadIcon} />
          Last month’s invoices as CSV
        </a>
      </div>
    </section>
  );
}

/** "2026-10" in November: the month that a bookkeeper asks for. */
function lastMonth(now = new Date()) {
  const [year = 0, month = 0] = isoDay(now).split("-").map(Number);
  return new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
}

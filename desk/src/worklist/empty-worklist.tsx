import { Mesas } from "./empty-illustration.tsx";

export function EmptyWorklist() {
  return (
    <div className="panel clear">
      <Mesas />
      <h2>Nothing needs you</h2>
      <p>Every lead has an answer and every payment is where it belongs.</p>
    </div>
  );
}

import { EmptyIllustration } from "./empty-illustration.tsx";

export function EmptyWorklist() {
  return (
    <div className="panel worklist-empty">
      <EmptyIllustration />
      <h2>You’re all caught up</h2>
      <p>No leads are waiting for a reply, and no payments need your attention.</p>
    </div>
  );
}

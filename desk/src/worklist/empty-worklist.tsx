import { EmptyIllustration } from "./empty-illustration.tsx";

export function EmptyWorklist() {
  return (
    <div className="panel grid justify-items-center gap-1.5 overflow-hidden px-6 pt-12 pb-13 text-center">
      <EmptyIllustration />
      <h2 className="mt-5 text-[1.75rem] font-bold tracking-[-0.025em]">You’re all caught up</h2>
      <p className="max-w-136">
        No leads are waiting for a reply, and no payments need your attention.
      </p>
    </div>
  );
}

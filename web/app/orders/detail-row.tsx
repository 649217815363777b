export function DetailRow({ term, children }: { term: string; children: string }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline sm:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="font-semibold text-ink">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

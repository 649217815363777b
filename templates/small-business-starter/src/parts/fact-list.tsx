interface FactListProps {
  facts: { name: string; text: string }[];
  className?: string;
}

/** A list of labels and values. */
export function FactList({ facts, className = "" }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ name, text }) => (
        <div
          key={name}
          className="flex justify-between gap-6 border-line border-t-(length:--rule) py-2.5 last:border-b-(length:--rule)"
        >
          <dt className="shrink-0 text-quiet">{name}</dt>
          <dd className="text-right font-semibold text-balance">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

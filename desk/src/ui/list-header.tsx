interface ListHeaderProps {
  columns: readonly string[];
  /** Right-aligned columns, after the others. */
  amounts?: readonly string[];
  /** The last column. */
  time?: string;
}

export const ListHeader = ({ columns, amounts = [], time }: ListHeaderProps) => (
  <div className="list-header" aria-hidden="true">
    {columns.map((name) => (
      <span key={name}>{name}</span>
    ))}
    {amounts.map((name) => (
      <span key={name} className="money">
        {name}
      </span>
    ))}
    {time && <span className="time">{time}</span>}
  </div>
);

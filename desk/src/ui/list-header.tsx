interface ListHeaderProps {
  columns: readonly string[];
  /** The last column. */
  time: string;
}

export const ListHeader = ({ columns, time }: ListHeaderProps) => (
  <div className="list-header" aria-hidden="true">
    {columns.map((name) => (
      <span key={name}>{name}</span>
    ))}
    <span className="time">{time}</span>
  </div>
);

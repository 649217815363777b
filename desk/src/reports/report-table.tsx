interface Row {
  key: string;
  name: string;
  /** Below the name. */
  note?: string | undefined;
  values: string[];
}

interface ReportTableProps {
  columns: string[];
  /** Hidden on phones. */
  wideColumn?: string;
  rows: Row[];
}

export function ReportTable({ columns, wideColumn = "", rows }: ReportTableProps) {
  const isWide = (name: string | undefined) => name === wideColumn || undefined;
  return (
    <table className="report-table max-[961px]:text-(length:--text-fine)">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" data-wide={isWide(name)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, values }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {note && <small>{note}</small>}
            </th>
            {values.map((value, index) => {
              const column = columns[index + 1];
              return (
                <td key={column} data-wide={isWide(column)}>
                  {value}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

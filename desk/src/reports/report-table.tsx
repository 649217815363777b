interface Row {
  key: string;
  name: string;
  /** Below the name. */
  note?: string | undefined;
  values: string[];
}

export function ReportTable({ columns, rows }: { columns: string[]; rows: Row[] }) {
  return (
    <table className="report-table max-[961px]:text-(length:--text-fine)">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
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
            {values.map((value, index) => (
              <td key={columns[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Row {
  key: string;
  name: string;
  /** Below the name, quieter. */
  small?: string | undefined;
  figures: string[];
}

export function ReportTable({ columns, rows }: { columns: string[]; rows: Row[] }) {
  return (
    <table className="plain-table">
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
        {rows.map(({ key, name, small, figures }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {small && <small>{small}</small>}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

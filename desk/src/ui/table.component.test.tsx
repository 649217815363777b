import "../styles.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Column, Table } from "./table.tsx";

interface Sale {
  buyer: string;
  item: string;
  amount: string;
}

const columns: Column<Sale>[] = [
  { name: "Buyer", phone: "primary", cell: ({ buyer }) => <a href="#sale">{buyer}</a> },
  { name: "Item", phone: "text", cell: ({ item }) => item },
  { name: "Method", isWide: true, cell: () => "Card" },
  { name: "Amount", phone: "amount", isAmount: true, cell: ({ amount }) => amount },
];
const sales = [
  { buyer: "Ada Lovelace", item: "Basic Single-Page with a long name", amount: "$49" },
  { buyer: "Grace", item: "Simple Multi-Page", amount: "$1,069" },
];

test.each([1440, 600, 390])("is a table with headers, and fits at %i px", async (width) => {
  await page.viewport(width, 800);
  await render(
    <Table
      label="Sales"
      className="[--columns:minmax(0,1fr)_minmax(0,1fr)_max-content_max-content]"
      columns={columns}
      rows={sales}
      rowKey={({ buyer }) => buyer}
    />,
  );
  const table = page.getByRole("table", { name: "Sales" });
  await expect.element(table.getByRole("columnheader", { name: "Amount" })).toBeInTheDocument();
  const row = table.getByRole("row", { name: "Ada Lovelace" });
  await expect.element(row.getByRole("rowheader", { name: "Ada Lovelace" })).toBeVisible();
  await expect.element(row.getByRole("cell", { name: "$49" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(row.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  const [first, second] = ["$49", "$1,069"].map((name) =>
    table.getByRole("cell", { name }).element().getBoundingClientRect(),
  );
  expect(first?.right).toBe(second?.right);
});

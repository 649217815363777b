import { z } from "zod";
import { invalid, type LineItem, type Result } from "./transaction.ts";

const text = z.coerce.string().optional();

export const lineItem = z
  .object({
    kind: text,
    name: text,
    product_code: text,
    description: text,
    quantity: text,
    unit_amount: text,
    total_amount: text,
  })
  .transform(({ product_code, unit_amount, total_amount, ...rest }) => ({
    ...rest,
    productCode: product_code,
    unitAmount: unit_amount,
    totalAmount: total_amount,
  }));

const MAX_LINES = 249;

/** Applies the limits for cards, which are the strictest. */
export function validateLineItems(lines: readonly LineItem[]): Result | undefined {
  if (lines.length > MAX_LINES) {
    return invalid("915157", "line_items", "Too many line items.");
  }
  for (const [index, line] of lines.entries()) {
    const [code, attribute, message] = validateText(line) ?? validateNumbers(line) ?? [];
    if (code && attribute && message) {
      return invalid(code, attribute, message, ["lineItems", `index-${index}`]);
    }
  }
}

type FieldError = [code: string, attribute: string, message: string];

function validateText({
  kind,
  name,
  productCode = "",
  description = "",
}: LineItem): FieldError | undefined {
  if (!kind) return ["95808", "kind", "Kind is required."];
  if (kind !== "debit" && kind !== "credit") {
    return ["95807", "kind", "Kind must be debit or credit."];
  }
  if (!name) return ["95822", "name", "Name is required."];
  if (name.length > 35) return ["95823", "name", "Name is too long."];
  if (productCode.length > 12) return ["95809", "product_code", "Product code is too long."];
  if (description.length > 127) return ["95803", "description", "Description is too long."];
}

/** The gateway allows four decimal places, but only two in a total. */
function validateNumbers({ quantity, unitAmount, totalAmount }: LineItem): FieldError | undefined {
  const fourDecimals = /^\d+(\.\d{1,4})?$/;
  if (!quantity) return ["95811", "quantity", "Quantity is required."];
  if (!fourDecimals.test(quantity)) return ["95810", "quantity", "Quantity format is invalid."];
  if (!unitAmount) return ["95818", "unit_amount", "Unit amount is required."];
  if (!fourDecimals.test(unitAmount))
    return ["95817", "unit_amount", "Unit amount format is invalid."];
  if (Number(unitAmount) === 0) {
    return ["95820", "unit_amount", "Unit amount must be greater than zero."];
  }
  if (!totalAmount) return ["95814", "total_amount", "Total amount is required."];
  if (!/^\d+(\.\d{1,2})?$/.test(totalAmount)) {
    return ["95813", "total_amount", "Total amount format is invalid."];
  }
  if (Number(totalAmount) === 0) {
    return ["95816", "total_amount", "Total amount must be greater than zero."];
  }
}

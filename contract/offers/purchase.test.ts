import { templates, tiers } from "@agency/contract/catalog";
import { describe, expect, test } from "vitest";
import { checkoutUrl, isValidPrice, parsePurchase } from "./purchase.ts";

const parse = (query: string) => parsePurchase(new URLSearchParams(query));

describe("parsing a checkout URL", () => {
  test("accepts a plan of the catalog at its price", () => {
    expect(parse("plan=Basic+Single-Page&amount=49")).toMatchObject({
      plan: "Basic Single-Page",
      amountCents: 4900,
      amountCorrected: false,
    });
  });

  test.each(["1", "48.99", "490", "0", "-49", "abc", "", "49.999", "1e9"])(
    "corrects the amount to the catalog price when the URL has %j",
    (amount) => {
      expect(parse(`plan=Basic+Single-Page&amount=${amount}`)).toMatchObject({
        amountCents: 4900,
        amountCorrected: true,
      });
    },
  );

  test("uses the catalog price when the URL has no amount", () => {
    expect(parse("plan=Logo+Design")).toMatchObject({ amountCents: 8000, amountCorrected: false });
  });

  test.each(["49.0", "49.00"])("parses the amount %s as the catalog price", (amount) => {
    expect(parse(`plan=Basic+Single-Page&amount=${amount}`)).toMatchObject({
      amountCents: 4900,
      amountCorrected: false,
    });
  });

  test("accepts only a look that the plan has, at the same price", () => {
    const basic = "plan=Basic+Single-Page&amount=49";
    const meadow = { name: "meadow", setting: "preset" };
    expect(parse(`${basic}&look=meadow`)).toEqual({ ...parse(basic), look: meadow });
    for (const look of ["garage", "Meadow", "", "<b>", "__proto__", "constructor"])
      expect(parse(`${basic}&look=${look}`)).toEqual(parse(basic));
    expect(parse("plan=Logo+Design&look=meadow")).toEqual(parse("plan=Logo+Design"));
    expect(parse("plan=Simple+Multi-Page&look=clay")).not.toHaveProperty("look");
    const selected = parse(`${basic}&look=rose`);
    if (!selected) throw new Error("There is no purchase");
    const url = checkoutUrl("/checkout", selected);
    expect(url).toBe("/checkout?plan=Basic%20Single-Page&amount=49&look=rose");
    expect(parse(url.split("?")[1] ?? "")).toEqual(selected);
  });

  test("parses an amount with one decimal when the plan is not in the catalog", () => {
    expect(parse("plan=Second+half&amount=1250.5")).toMatchObject({ amountCents: 125_050 });
  });

  test.each([
    ["100", 10_000, false],
    ["150", 15_000, false],
    ["50", 10_000, true],
    ["125", 10_000, true],
  ])(
    "accepts only whole prepaid hours from the minimum up: %s",
    (amount, amountCents, amountCorrected) => {
      expect(parse(`plan=Website+Maintenance&amount=${amount}`)).toMatchObject({
        amountCents,
        amountCorrected,
      });
    },
  );

  test("keeps the amount of a plan that is not in the catalog", () => {
    expect(parse("plan=Second+half&amount=1500.50")).toEqual({
      plan: "Second half",
      amountCents: 150_050,
      amountCorrected: false,
    });
  });

  test.each(["", "amount=49", "plan=+&amount=49", "plan=Second+half", "plan=Second+half&amount=x"])(
    "returns undefined when there is nothing to pay for: %s",
    (query) => expect(parse(query)).toBeUndefined(),
  );

  test("returns undefined for tiers that start with a quote", () => {
    expect(parse("plan=CMS+Site+Build")).toBeUndefined();
  });
});

test("parses a checkout URL back into its purchase", () => {
  for (const item of [...tiers.filter(({ action }) => action === "checkout"), ...templates]) {
    const url = checkoutUrl("/checkout", { plan: item.name, amountCents: item.priceCents });
    const purchase = parsePurchase(new URL(url, "http://x").searchParams);
    expect(purchase).toMatchObject({ plan: item.name, item, amountCorrected: false });
    expect(isValidPrice(item, item.priceCents)).toBe(true);
  }
});

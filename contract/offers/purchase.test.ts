import { templates, tiers } from "@agency/contract/catalog";
import { describe, expect, test } from "vitest";
import { checkoutUrl, isValidPrice, parsePurchase } from "./purchase.ts";

const read = (query: string) => parsePurchase(new URLSearchParams(query));

describe("what a checkout URL asks for", () => {
  test("a known plan at its price is taken as it is", () => {
    expect(read("plan=Basic+Single-Page&amount=49")).toMatchObject({
      plan: "Basic Single-Page",
      amountCents: 4900,
      corrected: false,
    });
  });

  test.each(["1", "48.99", "490", "0", "-49", "abc", "", "49.999", "1e9"])(
    "a known plan at another amount (%s) gets the catalog's price, and says so",
    (amount) => {
      expect(read(`plan=Basic+Single-Page&amount=${amount}`)).toMatchObject({
        amountCents: 4900,
        corrected: true,
      });
    },
  );

  test("a known plan without an amount gets the catalog's price", () => {
    expect(read("plan=Logo+Design")).toMatchObject({ amountCents: 8000, corrected: false });
  });

  test.each(["49.0", "49.00"])("reads the amount %s as the catalog price", (amount) => {
    expect(read(`plan=Basic+Single-Page&amount=${amount}`)).toMatchObject({
      amountCents: 4900,
      corrected: false,
    });
  });

  test("takes a look that the plan has, at the same price, and no other", () => {
    const basic = "plan=Basic+Single-Page&amount=49";
    const meadow = { name: "meadow", setting: "preset" };
    expect(read(`${basic}&look=meadow`)).toEqual({ ...read(basic), look: meadow });
    for (const look of ["garage", "Meadow", "", "<b>", "__proto__", "constructor"])
      expect(read(`${basic}&look=${look}`)).toEqual(read(basic));
    expect(read("plan=Logo+Design&look=meadow")).toEqual(read("plan=Logo+Design"));
    expect(read("plan=Simple+Multi-Page&look=clay")).not.toHaveProperty("look");
    const chosen = read(`${basic}&look=rose`);
    if (!chosen) throw new Error("There is no purchase");
    const url = checkoutUrl("/checkout", chosen);
    expect(url).toBe("/checkout?plan=Basic%20Single-Page&amount=49&look=rose");
    expect(read(url.split("?")[1] ?? "")).toEqual(chosen);
  });

  test("reads an amount with one decimal of a plan the catalog does not have", () => {
    expect(read("plan=Second+half&amount=1250.5")).toMatchObject({ amountCents: 125_050 });
  });

  test.each([
    ["100", 10_000, false],
    ["150", 15_000, false],
    ["50", 10_000, true],
    ["125", 10_000, true],
  ])("prepaid hours are whole hours from the minimum up: %s", (amount, amountCents, corrected) => {
    expect(read(`plan=Website+Maintenance&amount=${amount}`)).toMatchObject({
      amountCents,
      corrected,
    });
  });

  test("an unknown plan keeps its own amount and has no catalog entry", () => {
    expect(read("plan=Second+half&amount=1500.50")).toEqual({
      plan: "Second half",
      amountCents: 150_050,
      corrected: false,
    });
  });

  test.each(["", "amount=49", "plan=+&amount=49", "plan=Second+half", "plan=Second+half&amount=x"])(
    "nothing to pay for: %s",
    (query) => expect(read(query)).toBeUndefined(),
  );

  test("tiers that begin with a talk cannot be bought", () => {
    expect(read("plan=CMS+Site+Build")).toBeUndefined();
  });
});

test("a checkout URL reads back as what it was made of", () => {
  for (const item of [...tiers.filter(({ action }) => action === "checkout"), ...templates]) {
    const url = checkoutUrl("/checkout", { plan: item.name, amountCents: item.priceCents });
    const purchase = parsePurchase(new URL(url, "http://x").searchParams);
    expect(purchase).toMatchObject({ plan: item.name, item, corrected: false });
    expect(isValidPrice(item, item.priceCents)).toBe(true);
  }
});

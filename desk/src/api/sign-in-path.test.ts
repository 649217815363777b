import { describe, expect, test } from "vitest";
import { nextPath, signInPath } from "./sign-in-path.ts";

const next = (value: string) => nextPath(new URLSearchParams({ next: value }));

describe("nextPath", () => {
  test.each([
    "/",
    "/orders/K7Q4-2D9M",
    "/leads?filter=all&pages=2",
    "/payment-requests/new?lead=12#lines",
  ])("accepts %s", (path) => {
    expect(next(path)).toBe(path);
  });

  test.each([
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n\\evil.example",
    "\t//evil.example",
    "https://evil.example",
    "https:evil.example",
    "//localhost:1/",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "data:text/html,x",
    "@evil.example",
    ".evil.example",
    ":1/evil",
    "evil",
    "",
    "/..",
    "/../checkout",
    "/x/../../checkout",
    "/%2e%2e/checkout",
    "/.%2E/checkout",
    "/..\\checkout",
    "/sign-in",
    "/sign-in/?next=//evil.example",
    "/x/../sign-in",
  ])("rejects %j", (path) => {
    expect(next(path)).toBe("/");
  });

  test("does not decode a path twice", () => {
    expect(next("/%2F%2Fevil.example")).toBe("/%2F%2Fevil.example");
    expect(next("/%5Cevil.example")).toBe("/%5Cevil.example");
  });

  test("opens the first screen when no page is given", () => {
    expect(nextPath(new URLSearchParams())).toBe("/");
  });
});

describe("signInPath", () => {
  test("returns to the page with its query", () => {
    const path = signInPath({ pathname: "/desk/leads", search: "?filter=all" });
    expect(path).toBe("/sign-in?next=%2Fleads%3Ffilter%3Dall");
    expect(nextPath(new URL(path, "https://x.example").searchParams)).toBe("/leads?filter=all");
  });

  test("omits the page when it is the first screen, and preserves an existing one", () => {
    expect(signInPath({ pathname: "/desk/", search: "" })).toBe("/sign-in");
    expect(signInPath({ pathname: "/desk/sign-in", search: "?next=%2Fleads" })).toBe(
      "/sign-in?next=%2Fleads",
    );
  });
});

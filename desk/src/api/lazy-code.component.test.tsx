import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createLazyCode, type LazyCode, useLazyCode } from "./lazy-code.ts";

/** Fails this often before it returns the code. */
function createCode(failures: number) {
  let imports = 0;
  const code = createLazyCode(async () => {
    imports += 1;
    if (imports <= failures) throw new TypeError("Failed to fetch dynamically imported module");
    return { text: "Loaded" };
  });
  return { code, countImports: () => imports };
}

function Part({ lazyCode }: { lazyCode: LazyCode<{ text: string }> }) {
  const { code, hasFailed, retry } = useLazyCode(lazyCode);
  if (hasFailed)
    return (
      <button type="button" onClick={retry}>
        Try again
      </button>
    );
  return <p>{code?.text ?? "Loading"}</p>;
}

test("loads with the first press of a key, and only once", async () => {
  const { code, countImports } = createCode(0);
  expect(countImports()).toBe(0);
  await userEvent.keyboard("ab");
  await expect.poll(() => code.loaded.get()?.text).toBe("Loaded");
  await render(<Part lazyCode={code} />);
  await expect.element(page.getByText("Loaded")).toBeVisible();
  expect(countImports()).toBe(1);
});

test("loads when it is needed, and again after a failure", async () => {
  const { code } = createCode(1);
  await render(<Part lazyCode={code} />);
  // The press would load it too.
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  (document.querySelector("button") as HTMLButtonElement).click();
  await expect.element(page.getByText("Loaded")).toBeVisible();
});

test("loads when it is needed after the first press failed", async () => {
  const { code } = createCode(1);
  await userEvent.keyboard("a");
  await render(<Part lazyCode={code} />);
  await expect.element(page.getByText("Loaded")).toBeVisible();
});

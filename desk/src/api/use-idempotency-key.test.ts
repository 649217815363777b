import { expect, test } from "vitest";
import { ApiError } from "./api-error.ts";
import { createIdempotencyKey } from "./use-idempotency-key.ts";

const returnKey = async (key: string) => key;

/** Sends a request that fails with this error, and returns its key. */
async function failWith(code: string, sendWithKey: ReturnType<typeof createIdempotencyKey>) {
  let used = "";
  const request = sendWithKey(async (key) => {
    used = key;
    throw new ApiError(0, code, "Failed.");
  });
  await expect(request).rejects.toMatchObject({ code });
  return used;
}

test("keeps the key until a request succeeds", async () => {
  const sendWithKey = createIdempotencyKey();
  const lost = await failWith("unreachable", sendWithKey);
  expect(await sendWithKey(returnKey)).toBe(lost);
  expect(await sendWithKey(returnKey)).not.toBe(lost);
});

test("uses a new key after the service rejected an edited retry", async () => {
  const sendWithKey = createIdempotencyKey();
  const reused = await failWith("idempotency-key-reused", sendWithKey);
  expect(await sendWithKey(returnKey)).not.toBe(reused);
});

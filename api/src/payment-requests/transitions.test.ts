import { afterAll, beforeAll, expect, test } from "vitest";
import { by, requestRow, sendPaymentRequest } from "../../testing/requests.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { voidRequest } from "./payment-requests.ts";
import { requestTransitions } from "./states.ts";
import { transitionRequest } from "./transitions.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test.each(["send", "accept", "increase", "withdrawIncrease", "void"] as const)(
  "rejects the transition %s of a void payment request",
  async (name) => {
    const { id } = await sendPaymentRequest(service);
    await voidRequest(service, id, (await requestRow(service, id)).revision, by);
    const voided = await requestRow(service, id);
    const change = service.db
      .transaction()
      .execute((trx) => transitionRequest(service, trx, voided, requestTransitions[name]));
    await expect(change).rejects.toThrow();
    expect(await requestRow(service, id)).toEqual(voided);
  },
);

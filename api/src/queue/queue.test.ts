import { expect, test } from "vitest";
import { startTestService } from "../../testing/service.ts";

test("creates queues without NOTIFY, whose lock would serialize commits", async () => {
  const service = await startTestService({ environment: { PROCESS_ROLE: "server" } });
  const queues = await service.queue.boss.getQueues();
  expect(queues.length).toBeGreaterThan(0);
  expect(queues.filter(({ notify }) => notify)).toEqual([]);
  await service.stop();
});

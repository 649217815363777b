import { expect, test } from "vitest";
import { startTestService } from "../../testing/service.ts";

test("no transaction of ours notifies: its lock would let commits wait for one another", async () => {
  const service = await startTestService({ environment: { RUN: "server" } });
  const queues = await service.queue.boss.getQueues();
  expect(queues.length).toBeGreaterThan(0);
  expect(queues.filter(({ notify }) => notify)).toEqual([]);
  await service.stop();
});

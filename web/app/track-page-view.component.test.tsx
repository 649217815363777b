import { expect, onTestFinished, test, vi } from "vitest";
import { trackPageView } from "./track-page-view.ts";

function recordBeacons() {
  const beacons: { url: string | URL; body: Blob }[] = [];
  const spy = vi.spyOn(navigator, "sendBeacon").mockImplementation((url, body) => {
    beacons.push({ url, body: body as Blob });
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return beacons;
}

/** Sets a property of an object of the browser until the end of the test. */
function override(target: object, name: string, value: unknown) {
  Object.defineProperty(target, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(target, name));
}

test("reports a page view with its traffic source", async () => {
  const beacons = recordBeacons();
  override(document, "referrer", "https://www.search.example/?q=us");
  const { href } = location;
  history.replaceState(history.state, "", "?utm_source=news");
  onTestFinished(() => history.replaceState(history.state, "", href));
  trackPageView("/templates");
  expect(beacons).toHaveLength(1);
  expect(beacons[0]?.url).toBe("/api/page-views");
  const report = JSON.parse((await beacons[0]?.body.text()) ?? "");
  expect(report).toEqual({ page: "/templates", referrer: "search.example", campaign: "news" });
});

test.each(["/order/0123456789abcdef", "/pay/0123456789abcdef"])(
  "reports nothing for the private page %s",
  (path) => {
    const beacons = recordBeacons();
    trackPageView(path);
    expect(beacons).toEqual([]);
  },
);

test.each([
  ["globalPrivacyControl", true],
  ["doNotTrack", "1"],
])("reports nothing when the browser sends %s", (name, value) => {
  const beacons = recordBeacons();
  override(navigator, name, value);
  trackPageView("/");
  expect(beacons).toEqual([]);
});

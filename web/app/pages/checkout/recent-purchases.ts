const STORAGE_KEY = "purchases";
/** The same as DUPLICATE_WINDOW_MINUTES in the service. */
const MAX_AGE_MS = 30 * 60_000;
const MAX_COUNT = 20;

interface RecentPurchase {
  purchaseKey: string;
  startedAt: number;
}

/** Returns the keys of recent purchases in all tabs of this browser. The service uses them to detect duplicates. */
export const loadRecentPurchaseKeys = (): string[] =>
  loadRecentPurchases().map(({ purchaseKey }) => purchaseKey);

export function saveRecentPurchaseKey(purchaseKey: string) {
  const others = loadRecentPurchases().filter((recent) => recent.purchaseKey !== purchaseKey);
  const newest = [...others, { purchaseKey, startedAt: Date.now() }].slice(-MAX_COUNT);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(newest));
  } catch {
    // Storage is blocked. The service can still detect a duplicate from the same IP network.
  }
}

function loadRecentPurchases(): RecentPurchase[] {
  try {
    const stored: RecentPurchase[] = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return stored.filter(({ startedAt }) => Date.now() - startedAt < MAX_AGE_MS);
  } catch {
    return [];
  }
}

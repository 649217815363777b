const NAME = "purchases";
/** As long as the service asks about them. */
const REMEMBERED_MS = 30 * 60_000;
const MOST = 20;

interface Begun {
  order: string;
  at: number;
}

/** Keys of purchases that any tab of this browser began a short while ago: with them the service knows its buyer again. */
export const loadRecentPurchaseKeys = (): string[] => read().map(({ order }) => order);

export function saveRecentPurchaseKey(order: string) {
  const others = read().filter((begun) => begun.order !== order);
  const kept = [...others, { order, at: Date.now() }].slice(-MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: the service may still know the buyer by the network.
  }
}

function read(): Begun[] {
  try {
    const kept: Begun[] = JSON.parse(localStorage.getItem(NAME) ?? "[]");
    return kept.filter(({ at }) => Date.now() - at < REMEMBERED_MS);
  } catch {
    return [];
  }
}

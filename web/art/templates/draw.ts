/** Small numbers in, the same drawing out: pictures must not change between builds. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

interface Ridge {
  seed: number;
  width: number;
  height: number;
  /** Where the line runs, from the top, and how far it strays. */
  y: number;
  sway: number;
  steps?: number;
}

/** The closed outline of a rolling horizon. */
export function ridge({ seed, width, height, y, sway, steps = 5 }: Ridge): string {
  const random = seeded(seed);
  const step = width / steps;
  const at = () => y + (random() - 0.5) * 2 * sway;
  let previous = at();
  let path = `M0 ${height}V${previous.toFixed(1)}`;
  for (let i = 1; i <= steps; i++) {
    const next = at();
    const x = i * step;
    path += `C${x - step / 2} ${previous.toFixed(1)} ${x - step / 2} ${next.toFixed(1)} ${x} ${next.toFixed(1)}`;
    previous = next;
  }
  return `${path}V${height}Z`;
}

export const svg = (width: number, height: number, body: string, style = ""): string =>
  `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" style="width:100%;height:100%;${style}">${body}</svg>`;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

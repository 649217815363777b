/** The amounts that the axis names, in cents: two to four, or $0 alone when there is nothing to show. */
export function axisLines(mostCents: number): number[] {
  const step = niceStep(mostCents);
  return Array.from({ length: Math.floor(mostCents / step) + 1 }, (_, index) => index * step);
}

/** 1, 2 or 5 of some power of ten, and whole dollars: the axis shows no cents. */
function niceStep(most: number) {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 100)));
  const candidates = [0.2, 0.5, 1, 2, 5].map((factor) => factor * power);
  return candidates.find((step) => step >= 100 && most / step <= 4.5) ?? power;
}

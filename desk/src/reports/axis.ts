/** The amounts of the axis labels in cents: two to six, the last not below the maximum, or only $0 without revenue. */
export function axisLines(maxCents: number): number[] {
  const step = niceStep(maxCents);
  return Array.from({ length: Math.ceil(maxCents / step) + 1 }, (_, index) => index * step);
}

/** 1, 2 or 5 times a power of ten, in whole dollars, because the labels show no cents. */
function niceStep(maxCents: number) {
  const power = 10 ** Math.floor(Math.log10(Math.max(maxCents, 100)));
  const candidates = [0.2, 0.5, 1, 2, 5].map((factor) => factor * power);
  return candidates.find((step) => step >= 100 && maxCents / step <= 4.5) ?? power;
}

/** R-0036: counted up, because clients read it out on the phone; what opens a request is its link. */
export const requestNumber = (id: number) => `R-${String(id).padStart(4, "0")}`;

export function requestIdOf(number: string): number | undefined {
  const digits = /^R-(\d{4,15})$/i.exec(number.trim())?.[1];
  return digits ? Number(digits) : undefined;
}

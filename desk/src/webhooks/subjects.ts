const kinds: Partial<Record<string, { name: string; path: string }>> = {
  lead: { name: "Lead", path: "/leads" },
  order: { name: "Order", path: "/orders" },
  request: { name: "Payment request", path: "/payment-requests" },
};

/** The record that an event is about: "order-K7Q4-2D9M" is the order K7Q4-2D9M. A test event has none. */
export function findRecord(subject: string) {
  const [, kindName = "", id = ""] = /^(\w+)-(.+)$/.exec(subject) ?? [];
  const kind = kinds[kindName];
  return kind && { name: `${kind.name} ${id}`, path: `${kind.path}/${id}` };
}

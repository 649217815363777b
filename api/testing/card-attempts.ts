/** Payments with cards that are declined, and payments of many buyers. */
import { badCard, buyer } from "./purchases.ts";
import type { ServiceWithGateway } from "./service-with-gateway.ts";

export const tryStolenCard = (service: ServiceWithGateway, from: string) =>
  service.pay(service.request({ paymentMethodNonce: service.emulator.nonce(badCard) }), from);

export const tryInvalidNonce = (service: ServiceWithGateway, from: string) =>
  service.pay(service.request({ paymentMethodNonce: `invalid-${crypto.randomUUID()}` }), from);

export const payAsNewBuyer = (service: ServiceWithGateway, from?: string) =>
  service.pay(
    service.request({ billing: { ...buyer, email: `${crypto.randomUUID()}@example.com` } }),
    from,
  );

export const countSales = ({ emulator }: ServiceWithGateway) => emulator.audit().calls.sale ?? 0;

export const findAlertKinds = ({ db }: ServiceWithGateway) =>
  db.selectFrom("alerts").select("kind").execute();

import "./no-eval.ts";
import {
  type CheckoutAnswer,
  type CheckoutRequest,
  checkoutAnswer,
  clientTokenAnswer,
} from "@agency/contract/checkout";

export async function fetchClientToken(signal: AbortSignal): Promise<string> {
  const response = await fetch("/api/client_token", { signal });
  if (!response.ok) throw new Error(`client token: ${response.status}`);
  return clientTokenAnswer.parse(await response.json()).clientToken;
}

export async function checkOut(request: CheckoutRequest): Promise<CheckoutAnswer> {
  const response = await fetch("/api/checkout", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(request),
  });
  return checkoutAnswer.parse(await response.json());
}

import "./zod-without-eval.ts";
import { checkoutResponse } from "@agency/contract/api/checkout";

export { checkoutResponse, clientTokenResponse } from "@agency/contract/api/checkout";

export const rejectedResponse = checkoutResponse
  .pick({ error: true, possibleDuplicate: true, orderPath: true })
  .required({ error: true });

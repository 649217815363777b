import { dayOf } from "@agency/contract/format/dates";
import { addBusinessDays } from "../core/business-days.ts";
import type { Deps } from "../core/deps.ts";
import { localDate } from "../core/local-time.ts";

/** Settlement usually takes one or two business days. */
const MAX_BUSINESS_DAYS_TO_SETTLE = 5;

/** Whether a payment or refund that was made at `madeAt` should have been settled by now. */
export const isSettlementOverdue = async (deps: Deps, madeAt: Date) =>
  (await localDate(deps)) > addBusinessDays(dayOf(madeAt), MAX_BUSINESS_DAYS_TO_SETTLE);

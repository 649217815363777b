/** Where leads and sales come from, and what comes of them. Nobody is followed beyond a day. */
export { closeDays, type MonthlySum, monthlySums } from "./daily-numbers.ts";
export { forgetDays } from "./days.ts";
export { type Browser, originOf } from "./page-views.ts";
export { revenueBetween, revenueOf } from "./revenue.ts";

import { formatTime as formatOnOneLine } from "@agency/contract/dates";

export { formatDate, formatDay } from "@agency/contract/dates";

/** Monday, November 16 at 2:45 PM, Denver time. A line may break before the hour, not within it. */
export const formatTime = (moment: string) =>
  formatOnOneLine(moment).replace(/ ([AP]M)/, "\u00a0$1");

export const isPast = (moment: string) => Date.parse(moment) < Date.now();

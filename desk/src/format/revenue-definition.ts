/** The service computes it in one place for all screens; they say what it is in the same words. */
export const revenueDefinition = "Paid orders, less refunds and lost disputes";

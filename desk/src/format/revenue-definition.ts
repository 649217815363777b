/** Shared, because all screens show the same amount. */
export const revenueDefinition = "Paid orders, net of refunds and lost disputes";

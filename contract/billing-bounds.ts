/** What the gateway takes, in characters; the page's fields take no more. */
export const billingBounds = {
  name: 255,
  email: 254,
  address: 255,
  city: 255,
  state: 255,
  zip: 9,
} as const;

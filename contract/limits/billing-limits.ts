/** What the gateway takes, in characters; the page's fields take no more. */
export const billingLimits = {
  name: 255,
  email: 254,
  address: 255,
  city: 255,
  state: 255,
  zip: 20,
} as const;

/** The gateway's rule, as an input's pattern: up to 9 letters and digits; spaces and hyphens between them do not count. */
export const postalCodePattern = "[A-Za-z0-9]([ \\-]*[A-Za-z0-9]){0,8}";

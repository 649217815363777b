/** The gateway's limits, in characters; also the limits of the form fields. */
export const billingLimits = {
  name: 255,
  email: 254,
  address: 255,
  city: 255,
  state: 255,
  zip: 20,
} as const;

/** The gateway's rule as an input pattern: up to 9 letters and digits, not counting spaces and hyphens between them. */
export const postalCodePattern = "[A-Za-z0-9]([ \\-]*[A-Za-z0-9]){0,8}";

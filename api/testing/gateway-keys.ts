/** What a service is told to take the double for its gateway; the keys are nobody's. */
export const keys = {
  merchantId: "merchant",
  publicKey: "public",
  privateKey: "private-key-of-nobody",
};

export const gatewayEnvironment = (url: string) => ({
  BRAINTREE_ENVIRONMENT: "double",
  BRAINTREE_MERCHANT_ID: keys.merchantId,
  BRAINTREE_PUBLIC_KEY: keys.publicKey,
  BRAINTREE_PRIVATE_KEY: keys.privateKey,
  BRAINTREE_DOUBLE_URL: url,
});

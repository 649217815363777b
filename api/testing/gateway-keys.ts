/** Settings that connect the service to the Braintree emulator, with invented keys. */
export const keys = {
  merchantId: "merchant",
  publicKey: "public",
  privateKey: "invented-private-key",
};

export const gatewayEnvironment = (url: string) => ({
  BRAINTREE_ENVIRONMENT: "emulator",
  BRAINTREE_MERCHANT_ID: keys.merchantId,
  BRAINTREE_PUBLIC_KEY: keys.publicKey,
  BRAINTREE_PRIVATE_KEY: keys.privateKey,
  BRAINTREE_EMULATOR_URL: url,
});

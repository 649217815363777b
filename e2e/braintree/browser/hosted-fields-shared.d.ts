declare module "braintree-web/hosted-fields/shared/constants" {
  const constants: {
    allowedFields: Record<string, { name: string; label: string }>;
    events: Record<
      | "CLEAR_FIELD"
      | "FRAME_READY"
      | "INPUT_EVENT"
      | "READY_FOR_CLIENT"
      | "REMOVE_ATTRIBUTE"
      | "SET_ATTRIBUTE"
      | "TOKENIZATION_REQUEST"
      | "TRIGGER_INPUT_FOCUS",
      string
    >;
    tokenizationErrorCodes: Record<string, { code: string; message: string } | undefined>;
  };
  export default constants;
}

declare module "braintree-web/hosted-fields/shared/get-card-types" {
  export default function getCardTypes(
    number: string,
  ): { type: string; code: { size: number; name: string } }[];
}

declare module "braintree-web/hosted-fields/shared/constants" {
  const constants: {
    allowedFields: Record<string, { name: string; label: string }>;
    autocompleteMappings: Record<string, string | undefined>;
    events: Record<
      | "ADD_CLASS"
      | "CLEAR_FIELD"
      | "FRAME_READY"
      | "INPUT_EVENT"
      | "READY_FOR_CLIENT"
      | "REMOVE_ATTRIBUTE"
      | "REMOVE_CLASS"
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

declare module "braintree-web/venmo/shared/events" {
  export const VENMO_DESKTOP_IFRAME_READY: string;
  export const VENMO_DESKTOP_DISPLAY_QR_CODE: string;
  export const VENMO_DESKTOP_CUSTOMER_CANCELED: string;
  export const VENMO_DESKTOP_CLOSED_FROM_PARENT: string;
}

declare module "braintree-web/lib/frame-service/shared/events" {
  const events: { DISPATCH_FRAME_READY: string };
  export default events;
}

import { Choice } from "../ui/field.tsx";

export const PaymentMethodField = () => (
  <Choice legend="Payment method" name="method" options={{ venmo: "Venmo", manual: "Other" }} />
);

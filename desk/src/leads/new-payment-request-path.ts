/** The editor prefills the lead's name and email. */
export const newPaymentRequestPath = ({ id }: { id: number }) => `/payment-requests/new?lead=${id}`;

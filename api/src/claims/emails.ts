import { defineEmail, id } from "../mail/define-email.ts";

const orderData = { orderId: id };

export const claimNotification = defineEmail("claim-notification", orderData);
export const claimReminder = defineEmail("claim-reminder", orderData);
export const claimCanceled = defineEmail("claim-canceled", orderData);
export const claimExpired = defineEmail("claim-expired", orderData);

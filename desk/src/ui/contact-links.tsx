import { Mail as MailIcon, Phone as PhoneIcon } from "lucide";
import { mailTo } from "../format/mailto.ts";
import { Icon } from "./icon.tsx";

export const EmailLink = ({ address, subject }: { address: string; subject: string }) => (
  <a href={mailTo(address, subject)}>
    <Icon icon={MailIcon} size={18} />
    {address}
  </a>
);

export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
    <Icon icon={PhoneIcon} size={18} />
    {phone}
  </a>
);

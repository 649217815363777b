import { agency } from "@agency/contract/agency";

export function supportMailto({ number }: { number: string }) {
  return `mailto:${agency.email}?subject=${encodeURIComponent(`Order ${number}`)}`;
}

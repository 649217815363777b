import { initials } from "../format/text.ts";

export function Avatar({ name }: { name: string }) {
  return (
    <span className="face" aria-hidden="true">
      {initials(name)}
    </span>
  );
}

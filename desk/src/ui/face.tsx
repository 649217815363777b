import { initials } from "./words.ts";

export function Face({ name }: { name: string }) {
  return (
    <span className="face" aria-hidden="true">
      {initials(name)}
    </span>
  );
}

import { packages } from "@agency/contract/catalog";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/** Prefills the message for a visitor who comes from a package, unless something is typed already. */
export function usePackageMessage() {
  const message = useRef<HTMLTextAreaElement>(null);
  const [params] = useSearchParams();
  const selected = packages.find(({ title }) => title === params.get("package"));
  useEffect(() => {
    if (selected && message.current?.value === "") {
      message.current.value = `I'm interested in the ${selected.title} package (${selected.priceText}).\n\n`;
    }
  }, [selected]);
  return message;
}

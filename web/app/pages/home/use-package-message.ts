import { packages } from "@agency/contract/catalog";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/** Starts the message for a visitor who comes from a package; never writes over what was typed. */
export function usePackageMessage() {
  const message = useRef<HTMLTextAreaElement>(null);
  const [params] = useSearchParams();
  const chosen = packages.find(({ title }) => title === params.get("package"));
  useEffect(() => {
    if (chosen && message.current?.value === "") {
      message.current.value = `I'm interested in the ${chosen.title} package (${chosen.priceText}).\n\n`;
    }
  }, [chosen]);
  return message;
}

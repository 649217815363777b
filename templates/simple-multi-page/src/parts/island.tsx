import type { ComponentProps, ComponentType } from "react";
import { islands } from "../islands/islands.ts";

type Islands = typeof islands;

interface Props<Name extends keyof Islands> {
  name: Name;
  /** Plain data only (texts, numbers, lists): it travels to the browser inside the page. */
  props: ComponentProps<Islands[Name]>;
}

/** Marks a part of the page as interactive: drawn now, woken up in the browser by src/islands/start.ts. */
export function Island<Name extends keyof Islands>({ name, props }: Props<Name>) {
  const Component = islands[name] as ComponentType<object>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}

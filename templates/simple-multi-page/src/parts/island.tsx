import type { ComponentProps, ComponentType } from "react";
import { islands } from "../islands/islands.ts";

type Islands = typeof islands;

interface Props<Name extends keyof Islands> {
  name: Name;
  /** Must be serializable as JSON, because it is part of the HTML. */
  props: ComponentProps<Islands[Name]>;
}

/** An interactive part of the page: rendered during the build, hydrated by src/islands/start.ts. */
export function Island<Name extends keyof Islands>({ name, props }: Props<Name>) {
  const Component = islands[name] as ComponentType<object>;
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}

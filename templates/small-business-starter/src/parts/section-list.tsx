import { blocks } from "../blocks/all-blocks.ts";
import type { Background } from "../content-types.ts";
import type { SectionList as List } from "../types.ts";
import { Band } from "./band.tsx";

/** Two sections side by side share the background of the first. */
function getBackground(entry: List[number] | undefined): Background | undefined {
  const [first] = [entry].flat();
  return first && blocks[first]?.section?.background;
}

/** Shows the sections in the given order. */
export function SectionList({ sections }: { sections: List }) {
  return sections.map((entry, i) => {
    const names = [entry].flat();
    const background = getBackground(entry);
    const parts = names.map((name) => {
      const Component = blocks[name]?.Component;
      return Component && <Component key={name} />;
    });
    if (!background) return parts;
    return (
      <Band
        key={names.join()}
        background={background}
        isJoined={background === getBackground(sections[i - 1])}
      >
        {parts.length > 1 ? <div className="grid gap-16 lg:grid-cols-2">{parts}</div> : parts}
      </Band>
    );
  });
}

import { team } from "../../content/team.ts";
import { Block } from "../parts/block.tsx";
import { Picture } from "../parts/picture.tsx";

export function TeamBlock() {
  return (
    <Block name="team" section={team}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 @4xl:grid-cols-4 @4xl:gap-x-5.5">
        {team.people.map(({ name, role, picture, alt, text }) => (
          <li key={name}>
            <Picture
              file={picture}
              alt={alt}
              width={600}
              height={680}
              className="arch aspect-[15/17] w-full object-cover"
            />
            <h3 className="heading-3 mt-4">{name}</h3>
            <p className="text-quiet">{role}</p>
            {text && <p className="mt-2">{text}</p>}
          </li>
        ))}
      </ul>
    </Block>
  );
}

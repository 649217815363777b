import { team } from "../../content/team.ts";
import { toAnchor } from "../pages/anchor.ts";
import { fileUrl } from "../pages/links.ts";
import { Block } from "../parts/block.tsx";
import { Picture } from "../parts/picture.tsx";

export function TeamBlock() {
  return (
    <Block name="team" section={team}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 @4xl:grid-cols-4 @4xl:gap-x-5.5">
        {team.people.map(({ name, role, picture, alt }) => (
          <li key={name} className="group relative">
            <Picture
              file={picture}
              alt={alt}
              width={600}
              height={680}
              className="portrait aspect-[15/17] w-full object-cover"
            />
            <h3 className="heading-3 mt-4">
              {team.address ? (
                <a
                  href={fileUrl(`${team.address}/#${toAnchor(name)}`)}
                  className="after:absolute after:inset-0 group-hover:underline"
                >
                  {name}
                </a>
              ) : (
                name
              )}
            </h3>
            <p className="text-quiet">{role}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}

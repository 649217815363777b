import type { Picture as PictureFiles } from "#app/images.generated.ts";
import { PhoneSources } from "#app/ui/phone-sources.tsx";
import { Picture } from "#app/ui/picture.tsx";

export interface Posters {
  wide: PictureFiles;
  narrow: PictureFiles;
}

interface PosterProps {
  posters: Posters;
  isPhone: boolean;
}

/** A picture of the demo, shown until the demo has loaded. */
export function Poster({ posters: { wide, narrow }, isPhone }: PosterProps) {
  return (
    <Picture
      image={isPhone ? narrow : wide}
      alt=""
      sizes={isPhone ? "360px" : "(min-width: 84rem) 1240px, 93vw"}
      eager
      className="w-full"
    >
      <PhoneSources image={narrow} sizes="284px" />
    </Picture>
  );
}

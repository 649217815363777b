import type { Picture as PictureFiles } from "#app/images.generated.ts";
import { PhoneSources } from "#app/ui/phone-sources.tsx";
import { Picture } from "#app/ui/picture.tsx";

export interface Posters {
  wide: PictureFiles;
  narrow: PictureFiles;
}

/** A picture of the demo, shown until the demo is there. */
export function Poster({ posters: { wide, narrow }, phone }: { posters: Posters; phone: boolean }) {
  return (
    <Picture
      image={phone ? narrow : wide}
      alt=""
      sizes={phone ? "360px" : "(min-width: 84rem) 1240px, 93vw"}
      eager
      className="w-full"
    >
      <PhoneSources image={narrow} sizes="284px" />
    </Picture>
  );
}

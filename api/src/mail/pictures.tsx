import { agency } from "@agency/contract/agency";
import { type EmailPicture, emailPictures } from "@agency/contract/brand/email-pictures.generated";
import { type CSSProperties, createContext, use } from "react";
import { fonts, light, onPicture } from "./theme.ts";

/** Pictures in mails are files of the site: the same address for everybody, so that loading one tells nothing. */
export const SiteUrl = createContext<string>(agency.siteUrl);

interface PictureProps {
  of: EmailPicture | undefined;
  /** What stands in its place where pictures are blocked. */
  alt: string;
  className?: string;
  style?: CSSProperties;
}

export function Picture({ of: picture, alt, className, style }: PictureProps) {
  const siteUrl = use(SiteUrl);
  if (!picture) return null;
  const { path, width, height } = picture;
  return (
    <img
      src={new URL(path, siteUrl).href}
      alt={alt}
      width={width}
      height={height}
      // Keeps React from asking for it in the head as well.
      fetchPriority="low"
      className={className}
      style={{ display: "block", border: 0, ...altText, ...style }}
    />
  );
}

/** Beside the agency's name, which says the same; a blue tile where pictures are blocked. */
export function Mark() {
  return <Picture of={emailPictures.mark} alt="" style={mark} />;
}

interface ProductProps {
  name: string;
  catalogId?: string;
}

/** Across the sheet, above the title. */
function Banner({ of: picture, alt }: Pick<PictureProps, "of" | "alt">) {
  return <Picture of={picture} alt={alt} className="banner" style={banner} />;
}

/** Of a receipt. */
export function ProductBanner({ name, catalogId }: ProductProps) {
  return <Banner of={catalogId ? emailPictures[catalogId] : undefined} alt={name} />;
}

/** Of what a client has to read, sign or pay. */
export function RequestBanner({ stage }: { stage: "planned" | "framed" | "ready" }) {
  return <Banner of={emailPictures[`request-${stage}`]} alt={agency.tagline} />;
}

/** Beside an order among others. */
export function ProductThumbnail({ name, catalogId }: ProductProps) {
  return <Picture of={emailPictures[`${catalogId}-small`]} alt={name} style={thumbnail} />;
}

const portraits = [emailPictures["founder-drawing"], emailPictures["founder-building"]];
const people = agency.founders.map(({ name }, place) => ({ picture: portraits[place], alt: name }));

export function Portraits() {
  return (
    <table cellPadding="0" cellSpacing="0" data-skip-in-text="true">
      <tbody>
        <tr>
          {people.map(({ picture, alt }) => (
            <td key={alt} style={{ paddingRight: 8, verticalAlign: "bottom" }}>
              <Picture of={picture} alt={alt} className="meta portrait" style={portrait} />
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const altText = { fontFamily: fonts.text, fontSize: 13, lineHeight: 1.4 } as const;
const mark = { borderRadius: 8, backgroundColor: light.button };
const portrait = { color: light.meta };
const banner = {
  width: "100%",
  height: "auto",
  backgroundColor: onPicture.background,
  color: onPicture.text,
  borderRadius: "19px 19px 0 0",
  fontSize: 16,
  fontWeight: 700,
  lineHeight: "48px",
  textAlign: "center",
} as const;
const thumbnail = {
  borderRadius: 8,
  backgroundColor: onPicture.background,
  color: onPicture.text,
  fontSize: 11,
  textAlign: "center",
} as const;

import { agency } from "@agency/contract/agency";
import { type EmailPicture, emailPictures } from "@agency/contract/brand/email-pictures.generated";
import { type CSSProperties, createContext, use } from "react";
import { Row } from "./elements.tsx";
import { fonts, light, onPicture } from "./theme.ts";

/** Pictures are public files of the site, the same for every recipient, so that they cannot track who opens an email. */
export const SiteUrl = createContext<string>(agency.siteUrl);

interface PictureProps {
  picture: EmailPicture | undefined;
  /** Shown where pictures are blocked. */
  alt: string;
  className?: string;
  style?: CSSProperties;
}

function Picture({ picture, alt, className, style }: PictureProps) {
  const siteUrl = use(SiteUrl);
  if (!picture) return null;
  const { path, width, height } = picture;
  return (
    <img
      src={new URL(path, siteUrl).href}
      alt={alt}
      width={width}
      height={height}
      // Keeps React from adding a preload link to the head.
      fetchPriority="low"
      className={className}
      style={{ display: "block", border: 0, ...altText, ...style }}
    />
  );
}

/** Decorative next to the agency's name, so it has no alt text. A blue tile where pictures are blocked. */
export function Mark() {
  return <Picture picture={emailPictures.mark} alt="" style={mark} />;
}

interface ProductProps {
  name: string;
  catalogId?: string;
}

function Banner({ picture, alt }: Pick<PictureProps, "picture" | "alt">) {
  return <Picture picture={picture} alt={alt} className="banner" style={banner} />;
}

export function ProductBanner({ name, catalogId }: ProductProps) {
  return <Banner picture={catalogId ? emailPictures[catalogId] : undefined} alt={name} />;
}

/** For emails about a payment request. */
export function RequestBanner({ stage }: { stage: "planned" | "framed" | "ready" }) {
  return <Banner picture={emailPictures[`request-${stage}`]} alt={agency.tagline} />;
}

export function ProductThumbnail({ name, catalogId }: ProductProps) {
  return <Picture picture={emailPictures[`${catalogId}-small`]} alt={name} style={thumbnail} />;
}

const portraits = [emailPictures["founder-drawing"], emailPictures["founder-building"]];
const founders = agency.founders.map(({ name }, index) => ({
  picture: portraits[index],
  alt: name,
}));

export function Portraits() {
  return (
    <Row data-skip-in-text="true">
      {founders.map(({ picture, alt }) => (
        <td key={alt} style={{ paddingRight: 8, verticalAlign: "bottom" }}>
          <Picture picture={picture} alt={alt} className="meta portrait" style={portrait} />
        </td>
      ))}
    </Row>
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

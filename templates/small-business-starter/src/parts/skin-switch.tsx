import { site } from "../../site.config.ts";
import { fileUrl } from "../pages/links.ts";
import type { SkinName } from "../types.ts";

/** The dentist and garage demos are in subfolders of the vets demo. */
const root = site.skin === "vets" ? fileUrl("") : fileUrl("").replace(/[^/]+\/$/, "");
const skins: { name: SkinName; text: string; url: string }[] = [
  { name: "vets", text: "Vets", url: root },
  { name: "dentist", text: "Dentist", url: `${root}dentist/` },
  { name: "garage", text: "Garage", url: `${root}garage/` },
];

/** Links to the three skins, only in the public demo of this template. */
export function SkinSwitch() {
  return (
    <nav aria-label="Demo skins" className="skin-switch surface surface-card">
      <p>One template, three skins:</p>
      <ul className="flex gap-1">
        {skins.map(({ name, text, url }) => (
          <li key={name}>
            <a href={url} aria-current={name === site.skin ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
        <li>
          <a href={fileUrl("blocks/")}>All blocks</a>
        </li>
      </ul>
    </nav>
  );
}

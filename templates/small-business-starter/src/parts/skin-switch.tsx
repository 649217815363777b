import { site } from "../../site.config.ts";
import { fileAddress } from "../pages/links.ts";
import type { SkinName } from "../types.ts";

/** The dentist and the garage are built into folders of the first demo. */
const top = site.skin === "vets" ? fileAddress("") : fileAddress("").replace(/[^/]+\/$/, "");
const skins: { name: SkinName; text: string; address: string }[] = [
  { name: "vets", text: "Vets", address: top },
  { name: "dentist", text: "Dentist", address: `${top}dentist/` },
  { name: "garage", text: "Garage", address: `${top}garage/` },
];

/** Only on the public demo of this template: a way to its three skins. Your site never has it. */
export function SkinSwitch() {
  return (
    <nav aria-label="The demo's skins" className="skin-switch surface surface-card">
      <p>One template, three skins:</p>
      <ul className="flex gap-1">
        {skins.map(({ name, text, address }) => (
          <li key={name}>
            <a href={address} aria-current={name === site.skin ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
        <li>
          <a href={fileAddress("blocks/")}>All blocks</a>
        </li>
      </ul>
    </nav>
  );
}

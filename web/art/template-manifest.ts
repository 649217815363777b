import { templates } from "@agency/contract/catalog";
import type { Template } from "@agency/contract/offers/types";

interface ImageFile {
  name: string;
  file: string;
  width: number;
  extension: string | undefined;
}

const parts = "(?:front|full|top|rest|stage|stage-small|shot-\\d+)";

/** Names of the pictures and sharing cards of templates. */
export const ofTemplates = new RegExp(
  `^(?:${templates.map(({ pictures }) => `${pictures}-${parts}`).join("|")}|${templates.map(({ detailUrl }) => `og-${detailUrl.slice(1)}`).join("|")})$`,
);

/**
 * The pictures by the template's id: what many pages show, and what few do. A template whose pictures are missing is
 * told by the type check.
 */
export async function templateObjects<File extends ImageFile>(
  files: readonly File[],
  describe: (versions: readonly File[]) => Promise<string>,
): Promise<{ shared: string; own: string }> {
  const picture = async (name: string) => {
    const versions = files.filter((file) => file.name === name && file.extension === "avif");
    return versions.length > 0 ? describe(versions) : undefined;
  };
  const object = async (
    name: string,
    type: string,
    of: (it: Template) => Promise<string | undefined>,
  ) => {
    const lines = await Promise.all(
      templates.map(async (template) => {
        const value = await of(template);
        return value ? `  "${template.id}": ${value},\n` : "";
      }),
    );
    return `export const ${name}: Readonly<Record<string, ${type}>> = {\n${lines.join("")}};\n`;
  };
  const whole = async ({ pictures }: Template) => {
    const shots = files.filter(({ name }) => name.startsWith(`${pictures}-shot-`));
    const names = [...new Set(shots.map(({ name }) => name))].sort(byNumber);
    const [full, rest] = await Promise.all(
      ["full", "rest"].map((part) => picture(`${pictures}-${part}`)),
    );
    const taken = await Promise.all(names.map(picture));
    return full && rest
      ? `{\n    full: ${full},\n    rest: ${rest},\n    shots: [\n      ${taken.join(",\n      ")},\n    ],\n  }`
      : undefined;
  };
  const card = async ({ detailUrl }: Template) => {
    const found = files.find(({ name }) => name === `og-${detailUrl.slice(1)}`);
    return found && `"/images/${found.file}"`;
  };
  return {
    shared: [
      await object("templateTops", "Picture", ({ pictures }) => picture(`${pictures}-top`)),
      await object("templateCards", "string", card),
    ].join(""),
    own: [
      await object("templateFronts", "Picture", ({ pictures }) => picture(`${pictures}-front`)),
      await object("templateStages", "Picture", ({ pictures }) => picture(`${pictures}-stage`)),
      await object("templateStagesSmall", "Picture", ({ pictures }) =>
        picture(`${pictures}-stage-small`),
      ),
      await object("templatePictures", "TemplatePictures", whole),
    ].join(""),
  };
}

const byNumber = (one: string, other: string) =>
  Number(one.split("-").at(-1)) - Number(other.split("-").at(-1));

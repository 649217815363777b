import { templates } from "@agency/contract/catalog";
import type { Template } from "@agency/contract/offers/types";

interface ImageFile {
  name: string;
  file: string;
  width: number;
  extension: string | undefined;
}

const parts = "(?:front|full|top|rest|stage|stage-small|shot-\\d+)";

/** Matches the names of the pictures and sharing cards of templates. */
export const templatePicturePattern = new RegExp(
  `^(?:${templates.map(({ pictures }) => `${pictures}-${parts}`).join("|")}|${templates.map(({ detailUrl }) => `og-${detailUrl.slice(1)}`).join("|")})$`,
);

/** Picture objects by template id: `shared` for many pages, `separate` for few. The type check reports missing pictures. */
export async function formatTemplatePictures<File extends ImageFile>(
  files: readonly File[],
  describe: (versions: readonly File[]) => Promise<string>,
): Promise<{ shared: string; separate: string }> {
  const formatPictureByName = async (name: string) => {
    const versions = files.filter((file) => file.name === name && file.extension === "avif");
    return versions.length > 0 ? describe(versions) : undefined;
  };
  const formatObject = async (
    name: string,
    type: string,
    formatValue: (template: Template) => Promise<string | undefined>,
  ) => {
    const lines = await Promise.all(
      templates.map(async (template) => {
        const value = await formatValue(template);
        return value ? `  "${template.id}": ${value},\n` : "";
      }),
    );
    return `export const ${name}: Readonly<Record<string, ${type}>> = {\n${lines.join("")}};\n`;
  };
  const formatPictures = async ({ pictures }: Template) => {
    const shots = files.filter(({ name }) => name.startsWith(`${pictures}-shot-`));
    const names = [...new Set(shots.map(({ name }) => name))].sort(byNumber);
    const [full, rest] = await Promise.all(
      ["full", "rest"].map((part) => formatPictureByName(`${pictures}-${part}`)),
    );
    const formattedShots = await Promise.all(names.map(formatPictureByName));
    return full && rest
      ? `{\n    full: ${full},\n    rest: ${rest},\n    shots: [\n      ${formattedShots.join(",\n      ")},\n    ],\n  }`
      : undefined;
  };
  const formatCard = async ({ detailUrl }: Template) => {
    const found = files.find(({ name }) => name === `og-${detailUrl.slice(1)}`);
    return found && `"/images/${found.file}"`;
  };
  return {
    shared: [
      await formatObject("templateTops", "Picture", ({ pictures }) =>
        formatPictureByName(`${pictures}-top`),
      ),
      await formatObject("templateCards", "string", formatCard),
    ].join(""),
    separate: [
      await formatObject("templateFronts", "Picture", ({ pictures }) =>
        formatPictureByName(`${pictures}-front`),
      ),
      await formatObject("templateStages", "Picture", ({ pictures }) =>
        formatPictureByName(`${pictures}-stage`),
      ),
      await formatObject("templateStagesSmall", "Picture", ({ pictures }) =>
        formatPictureByName(`${pictures}-stage-small`),
      ),
      await formatObject("templatePictures", "TemplatePictures", formatPictures),
    ].join(""),
  };
}

const byNumber = (first: string, second: string) =>
  Number(first.split("-").at(-1)) - Number(second.split("-").at(-1));

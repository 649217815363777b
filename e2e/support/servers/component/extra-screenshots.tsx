import { templatePages } from "../../../../web/app/content/sample/template-pages.ts";
import TemplateRoute from "../../../../web/app/pages/template/template.tsx";
import { templateAt } from "../../../../web/app/pages/template/template-meta.ts";
import { templatePictures } from "../../../../web/app/templates.generated.ts";
import { mount } from "./mount.tsx";

/** The template page of the route in the query, with three more screenshots. */
const route = location.search.slice(1);
const { id } = templateAt(route);
const content = templatePages[id];
const pictures = templatePictures[id];
if (!content || !pictures) throw new Error(`${route} has no content`);
const [text] = content.screenshots;
const [shot] = pictures.shots;
const numbers = [1, 2, 3];
Object.assign(content, { screenshots: [...content.screenshots, ...numbers.map(() => text)] });
const shots = numbers.map((number) => ({ ...shot, path: `${shot?.path}-extra-${number}` }));
Object.assign(pictures, { shots: [...pictures.shots, ...shots] });

mount(<TemplateRoute />, route);

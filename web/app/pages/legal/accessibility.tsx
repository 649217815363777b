import { accessibility } from "#app/content/accessibility.ts";
import { ogLegal } from "#app/images.generated.ts";
import { pageMeta } from "#app/seo.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = () =>
  pageMeta({
    path: "/accessibility",
    title: accessibility.title,
    description: accessibility.intro,
    card: ogLegal,
  });

export default function AccessibilityPage() {
  return <LegalPage document={accessibility} />;
}

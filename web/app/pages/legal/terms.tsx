import { terms } from "#app/content/terms.ts";
import { ogLegal } from "#app/images.generated.ts";
import { pageMeta } from "#app/seo.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = () =>
  pageMeta({
    path: "/terms",
    title: terms.title,
    description: terms.intro,
    card: ogLegal,
  });

export default function TermsPage() {
  return <LegalPage document={terms} />;
}

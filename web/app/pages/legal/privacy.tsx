import { privacy } from "#app/content/privacy.ts";
import { ogLegal } from "#app/images.generated.ts";
import { pageMeta } from "#app/seo.ts";
import { LegalPage } from "./legal-page.tsx";

export const meta = () =>
  pageMeta({
    path: "/privacy",
    title: privacy.title,
    description: privacy.intro,
    card: ogLegal,
  });

export default function PrivacyPage() {
  return <LegalPage document={privacy} />;
}

import type { Metadata } from "next";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { Alert } from "@/components/ui/alert";
import { ownPrivacyAnswers } from "@/content/own-privacy";
import { site } from "@/content/site";
import { loadTemplate } from "@/lib/content/templates";
import { toMoscowDate } from "@/lib/core/moscow-time";
import { assemble } from "@/lib/engine/assemble/assemble";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { toFacts } from "@/lib/engine/facts/to-facts";
import { writeHtml } from "@/lib/engine/writers/html";

export const metadata: Metadata = {
  title: "Политика обработки персональных данных",
  alternates: { canonical: "/privacy" },
};

/** Our own policy, written by our own engine when the site is built. */
export default async function PrivacyPage() {
  const { template, laws } = await loadTemplate("privacy");
  const date = toMoscowDate(new Date());
  const tree = assemble(template, toFacts(ownPrivacyAnswers, { date, edition: 1 }), {
    documentType: "privacy",
    date,
    mode: "preview",
    laws,
    vocabulary: factsVocabulary,
  });
  return (
    <>
      <Breadcrumb path="/privacy" />
      <div className="page-column py-8 sm:py-10">
        {site.operator.name ? null : (
          <Alert tone="warning" title="Владелец сайта ещё не указан" className="mb-6 max-w-3xl">
            Этот экземпляр «Сайта по закону» запущен без сведений о владельце. Их места в тексте
            отмечены.
          </Alert>
        )}
        <article
          lang="ru"
          className="document max-w-3xl rounded-sm border border-line bg-sheet p-6 text-base shadow-sheet sm:p-12 print:border-0 print:p-0"
          // Our writer escapes every text by construction (lib/engine/writers/html/element.ts).
          // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
          dangerouslySetInnerHTML={{ __html: writeHtml(tree) }}
        />
      </div>
    </>
  );
}

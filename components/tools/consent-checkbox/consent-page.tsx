import { CheckedOn } from "@/components/page-blocks/checked-on";
import { InlineText } from "@/components/page-blocks/inline-text";
import { PageSection } from "@/components/page-blocks/page-section";
import { PageFrame } from "@/components/shell/page/page-frame";
import { StructuredData } from "@/components/shell/page/structured-data";
import { ConsentTool } from "@/components/tools/consent-checkbox/consent-tool";
import { SiteChoice } from "@/components/tools/consent-checkbox/site-choice";
import {
  checkboxDisclaimer,
  consentBoxQuestions,
  consentCheckboxCheckedAt,
  recordsToKeep,
  whereToPut,
} from "@/content/tools/consent-checkbox";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { faqData } from "@/lib/features/seo/structured-data";
import { typeset } from "@/lib/russian/screen-typography";

/** One for both addresses: the alias's canonical link names the main one. */
export const consentMetadata = () =>
  pageMetadata({
    path: "/generators/consent",
    title: "Галочка согласия для формы: готовый HTML",
    description:
      "Код галочек согласия на обработку данных, рекламу, рассылку, cookie: отдельная и пустая на каждую цель, со ссылкой на текст согласия и его редакцией.",
  });

/** The consent generator, at both of its addresses. */
export function ConsentPage({ path }: { path: string }) {
  return (
    <PageFrame
      path={path}
      title="Галочка согласия для формы"
      lead="Выберите, на что нужно согласие, и заберите готовый HTML: на каждую цель своя пустая галочка, со ссылкой на текст согласия."
      parent={{ href: "/generator", label: "Генератор документов" }}
    >
      <p className="measure mb-9 border-l-3 border-accent/70 pl-4">
        <strong className="font-semibold">Галочка&nbsp;— ещё не&nbsp;согласие.</strong>{" "}
        <InlineText>{checkboxDisclaimer}</InlineText>
      </p>
      <SiteChoice />
      <ConsentTool />
      <div className="mt-14 print:hidden">
        <PageSection id="place" title="Как поставить на сайт">
          <ol className="measure list-decimal space-y-2.5 pl-6 text-ink-soft">
            {whereToPut.map((step) => (
              <li key={step}>{typeset(step)}</li>
            ))}
          </ol>
        </PageSection>
        <PageSection id="proof" title="Что хранить как доказательство" lead={recordsToKeep.lead}>
          <ul className="measure list-disc space-y-1 pl-6 text-ink-soft">
            {recordsToKeep.items.map((item) => (
              <li key={item}>{typeset(item)}</li>
            ))}
          </ul>
          <p className="measure mt-4 text-ink-soft">{typeset(recordsToKeep.after)}</p>
        </PageSection>
        <PageSection id="questions" title="Вопросы о галочках">
          <dl className="measure space-y-6">
            {consentBoxQuestions.map(({ question, answer }) => (
              <div key={question}>
                <dt className="font-semibold">{typeset(question)}</dt>
                <dd className="mt-1 text-ink-soft">{typeset(answer)}</dd>
              </div>
            ))}
          </dl>
        </PageSection>
        <CheckedOn
          date={consentCheckboxCheckedAt}
          note="Код составляет ваш браузер: введённое никуда не уходит."
        />
      </div>
      <StructuredData data={faqData(consentBoxQuestions)} />
    </PageFrame>
  );
}

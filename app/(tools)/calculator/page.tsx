import { InlineText, inlineLinkClasses } from "@/components/page-blocks/inline-text";
import { PageSection } from "@/components/page-blocks/page-section";
import { AddressTabs } from "@/components/shell/page/address-tabs";
import { PageFrame } from "@/components/shell/page/page-frame";
import { StructuredData } from "@/components/shell/page/structured-data";
import { buildCalculatorTexts } from "@/components/tools/fines/calculator-texts";
import { FineCalculator } from "@/components/tools/fines/fine-calculator";
import { FinesInfo } from "@/components/tools/fines/fines-info";
import { Prevention } from "@/components/tools/fines/prevention";
import { OnDemandLink } from "@/components/ui/on-demand-link";

import { calculatorQuestions } from "@/content/tools/fine-advice";
import { articleNotes } from "@/content/tools/fine-calculator";
import { penaltiesCheckedAt } from "@/content/tools/penalties";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { faqData } from "@/lib/features/seo/structured-data";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: "/calculator",
    title: "Калькулятор штрафов за персональные данные",
    description:
      "Ориентир штрафа за нарушения 152-ФЗ на сайте: отметьте, чего нет, и увидите порядок суммы, а рядом — части статьи 13.11 КоАП с датой проверки.",
  });

const notes = Object.fromEntries(
  Object.entries(articleNotes).map(([id, note]) => [id, <InlineText key={id}>{note}</InlineText>]),
);

export default function CalculatorPage() {
  return (
    <PageFrame
      path="/calculator"
      title="Калькулятор штрафов"
      lead="Отметьте, что на сайте не так, и выберите тип организации. Получится ориентир — порядок суммы, а не решение; рядом — что за то же самое говорит статья 13.11 КоАП сегодня."
    >
      <AddressTabs
        label="О штрафах"
        tabs={[
          {
            key: "",
            title: "Калькулятор",
            panel: (
              <FineCalculator
                texts={buildCalculatorTexts()}
                notes={notes}
                checkedOn={formatRussianDate(penaltiesCheckedAt)}
              />
            ),
          },
          { key: "info", title: "Информация о штрафах", panel: <FinesInfo /> },
          { key: "prevention", title: "Как избежать", panel: <Prevention /> },
        ]}
      />
      <div className="mt-16 print:hidden">
        <PageSection id="questions" title="Вопросы о калькуляторе">
          <div className="max-w-3xl border-t border-line">
            {calculatorQuestions.map(({ question, answer }) => (
              <div key={question} className="border-b border-line py-4">
                <h3 className="text-[1.0625rem]">{typeset(question)}</h3>
                <p className="measure mt-1 text-ink-soft">{typeset(answer)}</p>
              </div>
            ))}
          </div>
          <p className="mt-4 text-ink-soft">
            <OnDemandLink href="/help?tab=fines" className={inlineLinkClasses}>
              Что ещё спрашивают о&nbsp;штрафах
            </OnDemandLink>
          </p>
        </PageSection>
      </div>
      <StructuredData data={faqData(calculatorQuestions)} />
    </PageFrame>
  );
}

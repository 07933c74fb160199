import { TextForm } from "@/components/features/policy-check/text-form";
import { AddressForm } from "@/components/features/site-check/address-form";
import { inlineLinkClasses } from "@/components/page-blocks/inline-text";
import { PageSection } from "@/components/page-blocks/page-section";
import { Passages } from "@/components/page-blocks/passages";
import { AddressTabs } from "@/components/shell/page/address-tabs";
import { PageFrame } from "@/components/shell/page/page-frame";
import { ToolQuestions } from "@/components/tools/tool-questions";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { checkQuestions, howItChecks } from "@/content/site-check/public-pages";
import { pageMetadata } from "@/lib/features/seo/page-metadata";

export const generateMetadata = () =>
  pageMetadata({
    path: "/check",
    title: "Проверка сайта на соответствие 152-ФЗ",
    description:
      "Введите адрес: робот прочитает страницы и за полминуты покажет, что не так с политикой, формами, счётчиками и реквизитами, где именно и как исправить. Бесплатно, без входа.",
  });

export default function CheckPage() {
  return (
    <PageFrame
      path="/check"
      title="Проверка сайта"
      lead="Введите адрес. Робот прочитает до двенадцати страниц так же, как их видит посетитель, и за полминуты покажет, что не так с политикой, формами, счётчиками и реквизитами: где именно, по какой норме и как исправить. Он ничего не отправляет и никуда не входит."
    >
      <AddressTabs
        label="Что проверить"
        tabs={[
          {
            key: "",
            title: "Сайт",
            panel: <AddressForm id="check-address" hint="Подойдёт и адрес одной страницы." />,
          },
          { key: "text", title: "Текст политики", panel: <TextForm /> },
        ]}
      />
      <div className="mt-16 print:hidden">
        <PageSection id="how" title="Как это работает">
          <Passages passages={howItChecks} />
          <p className="mt-4 text-ink-soft">
            <OnDemandLink href="/check/robot" className={inlineLinkClasses}>
              О&nbsp;нашем роботе и&nbsp;как его не&nbsp;пускать
            </OnDemandLink>
          </p>
        </PageSection>
      </div>
      <ToolQuestions questions={checkQuestions} />
    </PageFrame>
  );
}

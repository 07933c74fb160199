import { Suspense } from "react";
import { OpenWizardFromAddress } from "@/components/features/documents/open-wizard/open-wizard-from-address";
import { TypeCatalogue } from "@/components/features/documents/type-catalogue";
import { PageColumn } from "@/components/shell/page/page-column";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { onlyBuilt } from "@/content/navigation";
import { tools } from "@/content/tools/tools";
import {
  documentTypes,
  type Industry,
  industries,
} from "@/lib/engine/questions/vocabulary/options";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { capitalised } from "@/lib/russian/first-letter";
import { spellNumber } from "@/lib/russian/numerals";
import { typeset } from "@/lib/russian/screen-typography";

const knownIndustries = Object.keys(industries) as Industry[];

export const generateMetadata = () =>
  pageMetadata({
    path: "/generator",
    title: "Генератор документов",
    description: `${capitalised(spellNumber(documentTypes.length, "nominative"))} документов для сайта: политика обработки персональных данных, соглашение, согласие, политика cookie, оферта и другие.`,
  });

export default function GeneratorPage() {
  return (
    <>
      <PageColumn path="/generator">
        <h1 className="text-3xl">Генератор документов</h1>
        <p className="measure mt-3 text-base text-ink-soft">
          Выберите документ, ответьте на вопросы о сайте и получите готовый текст. Посмотреть
          результат можно без регистрации.
        </p>
        <TypeCatalogue className="mt-8" />
        <section aria-labelledby="tools" className="mt-20">
          <h2 id="tools" className="text-2xl">
            Бесплатные инструменты
          </h2>
          <p className="measure mt-3 text-base text-ink-soft">
            {typeset("Работают в браузере: то, что вы вводите, никуда не уходит. Вход не нужен.")}
          </p>
          <ul className="mt-7 border-t border-line">
            {onlyBuilt(tools).map(({ href, label, text }) => (
              <li
                key={href}
                className="gap-x-8 border-b border-line py-4 md:grid md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]"
              >
                <OnDemandLink href={href} className="text-[1.0625rem] font-semibold text-accent">
                  {label}
                </OnDemandLink>
                <p className="measure mt-1 text-ink-soft md:mt-0">{typeset(text)}</p>
              </li>
            ))}
          </ul>
        </section>
      </PageColumn>
      <Suspense>
        <OpenWizardFromAddress types={documentTypes} industries={knownIndustries} />
      </Suspense>
    </>
  );
}

import type { Metadata } from "next";
import { Suspense } from "react";
import { OpenWizardFromAddress } from "@/components/documents/open-wizard-from-address";
import { TypeCatalogue } from "@/components/documents/type-catalogue";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { documentTypes, type Industry, industries } from "@/lib/engine/answers/options";

const knownIndustries = Object.keys(industries) as Industry[];

export const metadata: Metadata = {
  title: "Генератор документов",
  description:
    "Восемь документов для сайта: политика обработки персональных данных, соглашение, согласие, политика cookie, оферта и другие.",
  alternates: { canonical: "/generator" },
};

export default function GeneratorPage() {
  return (
    <>
      <Breadcrumb path="/generator" />
      <div className="page-column py-8 sm:py-10">
        <h1 className="text-3xl">Генератор документов</h1>
        <p className="measure mt-3 text-base text-ink-soft">
          Выберите документ, ответьте на вопросы о сайте и получите готовый текст. Посмотреть
          результат можно без регистрации.
        </p>
        <TypeCatalogue className="mt-8" />
      </div>
      <Suspense>
        <OpenWizardFromAddress types={documentTypes} industries={knownIndustries} />
      </Suspense>
    </>
  );
}

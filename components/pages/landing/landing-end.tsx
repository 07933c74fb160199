import Link from "next/link";
import { CreateDocumentButton } from "@/components/features/documents/open-wizard/create-document-button";
import { LandingSection } from "@/components/pages/landing/landing-section";

/** @param freeDocuments «3 документа»: the free plan's monthly limit */
export function LandingEnd({ freeDocuments }: { freeDocuments: string }) {
  return (
    <LandingSection
      id="start"
      number={7}
      title="Начните с политики обработки данных"
      lead={`Бесплатно ${freeDocuments} в месяц, и первый комплект сайта — один из них. Вопросы можно отложить: ответы сохранятся в браузере.`}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <CreateDocumentButton size="lg" documentType="privacy">
          Составить политику
        </CreateDocumentButton>
        <Link href="/premium" className="text-accent">
          Сравнить тарифы
        </Link>
      </div>
    </LandingSection>
  );
}

import Link from "next/link";
import { CreateDocumentButton } from "@/components/documents/open-wizard/create-document-button";
import { LandingSection } from "@/components/landing/landing-section";

export function LandingEnd() {
  return (
    <LandingSection
      id="start"
      number={7}
      title="Начните с политики обработки данных"
      lead="Три документа в месяц бесплатно. Вопросы можно отложить: ответы сохранятся в браузере."
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

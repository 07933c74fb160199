import { LandingSection } from "@/components/pages/landing/landing-section";
import { TypeRow } from "@/components/pages/landing/type-row";
import { documentTypeList } from "@/content/documents/document-types";

/** The catalogue as a table of contents: each row opens its form. */
export function TypeContents() {
  return (
    <LandingSection
      id="documents"
      number={1}
      title="Какие документы можно составить"
      lead="Начните с первого: политику обязан опубликовать каждый, кто собирает данные через сайт, даже одной формой «Перезвоните мне»."
    >
      <ol className="border-t border-line">
        {documentTypeList.map((info, index) => (
          <li key={info.type} className="border-b border-line">
            <TypeRow info={info} number={index + 1} />
          </li>
        ))}
      </ol>
    </LandingSection>
  );
}

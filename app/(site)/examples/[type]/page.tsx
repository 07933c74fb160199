import type { Metadata } from "next";
import { formatMarginNorms } from "@/components/features/documents/clause-norms";
import { CreateDocumentButton } from "@/components/features/documents/open-wizard/create-document-button";
import { ExampleActions } from "@/components/features/examples/example-actions";
import { PageColumn } from "@/components/shell/page/page-column";
import { documentTypeInfo } from "@/content/documents/document-types";
import { exampleProfiles } from "@/content/examples/profiles";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import { writeHtml } from "@/lib/engine/writers/html";
import { requireExampleType, writeExample } from "@/lib/features/examples/operations";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { sourceForPage } from "@/lib/features/templates/in-force/for-pages";
import { typeset } from "@/lib/russian/screen-typography";

/** An unknown type is a 404: nothing here is rendered per request (decision 0006). */
export const dynamicParams = false;

export function generateStaticParams() {
  return documentTypes.map((type) => ({ type }));
}

export async function generateMetadata({
  params,
}: PageProps<"/examples/[type]">): Promise<Metadata> {
  const type = requireExampleType((await params).type);
  const { name, description } = documentTypeInfo(type);
  return pageMetadata({
    path: `/examples/${type}`,
    title: `${name}: пример`,
    description: `Пример документа целиком. ${description}`,
  });
}

/** The full example, written by the engine at build time. */
export default async function ExamplePage({ params }: PageProps<"/examples/[type]">) {
  const type = requireExampleType((await params).type);
  const { tree, answers } = writeExample(await sourceForPage(type), new Date());
  const { name } = documentTypeInfo(type);
  return (
    <PageColumn
      path={`/examples/${type}`}
      parent={{ href: `/examples?type=${type}`, label: "Примеры документов" }}
      crumb={name}
    >
      <div data-print="hide">
        <h1 className="text-3xl">{name}: пример</h1>
        <p className="measure mt-3 text-base text-ink-soft">
          {typeset(
            `${exampleProfiles[type].about}, владелец вымышлен: ${ownerAndSite(answers).owner}. Не публикуйте этот текст у себя: в вашем документе должны стоять ваши цели, данные и сроки.`,
          )}
        </p>
        <div className="mt-6 mb-6">
          <ExampleActions type={type}>
            <CreateDocumentButton documentType={type}>Составить свой</CreateDocumentButton>
          </ExampleActions>
        </div>
      </div>
      <article
        lang="ru"
        aria-label={`Пример: ${name}`}
        className="document document-norms document-margin max-w-4xl rounded-sm border border-line bg-sheet p-6 text-base shadow-sheet sm:p-12 print:border-0 print:p-0"
        // The writer escapes all text by construction (lib/engine/writers/html/element.ts).
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
        dangerouslySetInnerHTML={{
          __html: formatMarginNorms(writeHtml(tree, { titleLevel: 2, idPrefix: "text-" })),
        }}
      />
    </PageColumn>
  );
}

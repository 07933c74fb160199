import Link from "next/link";
import { CreateDocumentButton } from "@/components/features/documents/open-wizard/create-document-button";
import { TypeIcon } from "@/components/features/documents/type-icon";
import { ExampleActions } from "@/components/features/examples/example-actions";
import { ExampleBrowser, type ExampleTab } from "@/components/features/examples/example-browser";
import { ExampleSheet } from "@/components/features/examples/example-sheet";
import { excerptOf } from "@/components/features/examples/excerpt";
import { IndustrySolutions } from "@/components/features/examples/industry-solutions";
import { PrintedExample } from "@/components/features/examples/printed-example";
import { PageColumn } from "@/components/shell/page/page-column";
import { Button } from "@/components/ui/button";
import { type DocumentTypeInfo, documentTypeList } from "@/content/documents/document-types";
import { exampleProfiles } from "@/content/examples/profiles";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { writeExample } from "@/lib/features/examples/operations";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { sourceForPage } from "@/lib/features/templates/in-force/for-pages";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: "/examples",
    title: "Примеры документов",
    description:
      "Как выглядят готовые документы: политика интернет-магазина, соглашение образовательной платформы, согласие медицинского центра и другие.",
  });

/** Examples are written by the engine at build time, so the browser does not load the engine. */
export default async function ExamplesPage() {
  const now = new Date();
  const tabs = await Promise.all(documentTypeList.map((info) => toTab(info, now)));
  return (
    <PageColumn path="/examples">
      <h1 className="text-3xl">Примеры документов</h1>
      <p className="measure mt-3 text-base text-ink-soft">
        {typeset(
          "Так выглядит результат. Владельцы вымышлены, а тексты написаны тем же способом, каким будет написан ваш.",
        )}
      </p>
      <div className="mt-9">
        <ExampleBrowser tabs={tabs} />
      </div>
      <section aria-labelledby="industries" className="mt-20">
        <h2 id="industries" className="text-2xl">
          Что важно в вашей отрасли
        </h2>
        <p className="measure mt-3 mb-7 text-base text-ink-soft">
          {typeset(
            "Выберите документ: форма откроется с вашей отраслью, и в тексте будет то, чего от неё ждёт закон.",
          )}
        </p>
        <IndustrySolutions />
      </section>
    </PageColumn>
  );
}

async function toTab({ type, name }: DocumentTypeInfo, now: Date): Promise<ExampleTab> {
  const { tree, answers } = writeExample(await sourceForPage(type), now);
  const panel = (
    <>
      <p className="text-sm text-ink-soft">
        {exampleProfiles[type].about}:{" "}
        <span className="font-medium text-ink">{ownerAndSite(answers).owner}</span>
      </p>
      <div className="mt-3">
        <ExampleActions type={type}>
          <Button asChild>
            <Link href={`/examples/${type}`}>Весь документ</Link>
          </Button>
        </ExampleActions>
      </div>
      <div className="mt-5">
        <ExampleSheet markup={excerptOf(tree, `${type}-`)} label={`Начало примера: ${name}`} />
        <PrintedExample type={type} />
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <CreateDocumentButton variant="secondary" documentType={type}>
          Составить для своего сайта
        </CreateDocumentButton>
      </p>
    </>
  );
  return { type, name, mark: <TypeIcon type={type} className="size-5" />, panel };
}

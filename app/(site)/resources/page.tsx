import Link from "next/link";
import { CheckedOn } from "@/components/page-blocks/checked-on";
import { ExternalLink, hostOfLink } from "@/components/page-blocks/external-link";
import { inlineLinkClasses } from "@/components/page-blocks/inline-text";
import { PageSection } from "@/components/page-blocks/page-section";
import { PageFrame } from "@/components/shell/page/page-frame";
import { buttonVariants } from "@/components/ui/button-variants";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { documentTypeList } from "@/content/documents/document-types";
import { type Resource, resourceCategories, resourcesCheckedOn } from "@/content/pages/resources";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: "/resources",
    title: "Полезные ресурсы владельцу сайта",
    description:
      "Где читать закон, как найти себя в реестре операторов, куда сообщить об утечке, как проверить партнёра. Официальные источники с советами.",
  });

export default function ResourcesPage() {
  return (
    <PageFrame
      path="/resources"
      title="Ресурсы"
      lead="Официальные сайты, которые понадобятся владельцу сайта, и зачем каждый из них. Ссылки со стрелкой ведут наружу."
    >
      {resourceCategories.map(({ id, title, tip, resources }) => (
        <PageSection key={id} id={id} title={title} lead={tip}>
          <ul className="border-t border-line">
            {resources.map((resource) => (
              <ResourceRow key={resource.href} resource={resource} />
            ))}
          </ul>
        </PageSection>
      ))}
      <PageSection
        id="documents"
        title="Составить документ"
        lead="Это уже здесь, на сайте: ответьте на вопросы формы, и текст с нормой у каждого пункта будет готов."
      >
        <ul className="flex flex-wrap gap-x-7 gap-y-2.5">
          {documentTypeList.map(({ type, name }) => (
            <li key={type}>
              <OnDemandLink href={`/generator?type=${type}`} className={inlineLinkClasses}>
                {name}
              </OnDemandLink>
            </li>
          ))}
        </ul>
      </PageSection>
      <div className="mt-12 flex flex-wrap gap-3 print:hidden">
        <Link href="/generator" className={buttonVariants()}>
          Составить документ
        </Link>
        <Link href="/important" className={buttonVariants({ variant: "secondary" })}>
          Проверить свой сайт
        </Link>
      </div>
      <CheckedOn
        date={resourcesCheckedOn}
        note="Государственные сайты иногда меняют адреса: если ссылка не открылась, ищите по названию."
      />
    </PageFrame>
  );
}

function ResourceRow({ resource: { title, text, href } }: { resource: Resource }) {
  return (
    <li className="gap-x-8 border-b border-line py-3 md:grid md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)_auto] md:items-baseline">
      <p className="font-medium">
        <ExternalLink href={href}>{typeset(title)}</ExternalLink>
      </p>
      <p className="mt-0.5 text-ink-soft md:mt-0">{typeset(text)}</p>
      <p className="text-xs text-ink-faint">{hostOfLink(href)}</p>
    </li>
  );
}

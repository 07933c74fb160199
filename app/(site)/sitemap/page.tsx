import { AccountGroups } from "@/components/pages/site-map/account-groups";
import { SiteMapGroup } from "@/components/pages/site-map/site-map-group";
import { PageFrame } from "@/components/shell/page/page-frame";
import { siteMap, siteMapFigures, siteMapForAdmins, siteMapForUsers } from "@/content/site-map";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: "/sitemap",
    title: "Карта сайта",
    description:
      "Все разделы сервиса: документы и примеры, инструменты, помощь, новости, правовая информация.",
  });

export default function SiteMapPage() {
  return (
    <PageFrame path="/sitemap" title="Карта сайта" lead="Все разделы на одной странице.">
      <div className="gap-x-12 sm:columns-2 lg:columns-3">
        {siteMap.map((group) => (
          <SiteMapGroup key={group.title} group={group} />
        ))}
        <AccountGroups users={siteMapForUsers} admins={siteMapForAdmins} />
      </div>
      <dl className="mt-5 grid gap-x-12 gap-y-6 border-t border-line pt-7 sm:grid-cols-2 lg:grid-cols-4">
        {siteMapFigures.map(({ figure, caption }) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 text-sm text-ink-soft">{typeset(caption)}</dt>
            <dd className="font-serif text-2xl tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </PageFrame>
  );
}

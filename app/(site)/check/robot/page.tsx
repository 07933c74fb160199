import { PageSection } from "@/components/page-blocks/page-section";
import { PassageList } from "@/components/page-blocks/passage-list";
import { PageFrame } from "@/components/shell/page/page-frame";
import { buttonVariants } from "@/components/ui/button-variants";
import { OnDemandLink } from "@/components/ui/on-demand-link";
import { robotFacts } from "@/content/site-check/public-pages";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { absoluteUrl } from "@/lib/features/seo/structured-data";
import { robotName, robotPagePath } from "@/lib/features/site-check/fetch/robot";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: robotPagePath,
    title: "Робот проверки сайтов",
    description: `Кто такой ${robotName}, что и как часто он читает на сайте и как закрыть от него сайт или часть страниц.`,
  });

const codeClasses =
  "mt-4 max-w-2xl overflow-x-auto rounded-md border border-line bg-sheet p-4 font-mono text-xs leading-relaxed whitespace-pre-wrap wrap-anywhere";

export default function RobotPage() {
  return (
    <PageFrame
      path={robotPagePath}
      title="Робот проверки сайтов"
      lead="Если вы нашли его в журнале сервера: кто-то попросил нас проверить ваш сайт по 152-ФЗ. Робот читает несколько открытых страниц, медленно и по правилам robots.txt. Закрыть от него сайт можно двумя строками."
      parent={{ href: "/check", label: "Проверка сайта" }}
    >
      <PageSection
        id="name"
        title="Как он представляется"
        lead="Так в заголовке User-Agent. Имя для robots.txt — первое слово."
      >
        <pre className={codeClasses}>
          <code>{`${robotName}\n\nMozilla/5.0 (compatible; ${robotName}/1.0; +${absoluteUrl(robotPagePath)})`}</code>
        </pre>
      </PageSection>
      <PageSection id="reads" title="Что он делает">
        <PassageList passages={robotFacts} />
      </PageSection>
      <PageSection
        id="keep-away"
        title="Как не пускать его"
        lead="Добавьте эти строки в robots.txt в корне сайта. Робот читает файл в начале каждого посещения."
      >
        <pre className={codeClasses}>
          <code>{`User-agent: ${robotName}\nDisallow: /`}</code>
        </pre>
        <p className="measure mt-4 text-ink-soft">
          {typeset(
            "Чтобы закрыть часть страниц, назовите её вместо косой черты: Disallow: /cabinet. Замедлить робота можно строкой Crawl-delay: 1, где 1 — секунда между запросами.",
          )}
        </p>
      </PageSection>
      <PageSection
        id="leave-out"
        title="Как попросить не приходить совсем"
        lead="Напишите нам адрес сайта, и мы внесём его в список исключений: проверить его здесь не сможет никто."
      >
        <OnDemandLink href="/feedback" className={`${buttonVariants()} no-underline`}>
          Написать нам
        </OnDemandLink>
      </PageSection>
    </PageFrame>
  );
}

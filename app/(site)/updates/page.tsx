import Link from "next/link";
import { Passages } from "@/components/page-blocks/passages";
import { PageFrame } from "@/components/shell/page/page-frame";
import {
  doneUpdates,
  plannedUpdates,
  technologies,
  updatesCheckedAt,
  versionOf,
} from "@/content/pages/updates";
import { site } from "@/content/site";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: "/updates",
    title: "Обновления",
    description: `Что «${site.name}» уже умеет, на чём он сделан и что появится дальше: документы, форма, кабинет, генераторы, слежение за законом.`,
  });

export default function UpdatesPage() {
  return (
    <PageFrame
      path="/updates"
      title="Обновления"
      lead="Что платформа уже умеет, на чём она сделана и что мы делаем дальше. Сроков не называем: сделанное появится в первом списке."
    >
      <div className="space-y-16">
        <section aria-labelledby="done">
          <h2 id="done" className="mb-5 text-2xl">
            Что сделано
          </h2>
          <Passages passages={doneUpdates} />
        </section>
        <section aria-labelledby="planned">
          <h2 id="planned" className="mb-5 text-2xl">
            Что в планах
          </h2>
          <Passages passages={plannedUpdates} />
        </section>
        <section aria-labelledby="stack">
          <h2 id="stack" className="text-2xl">
            На чём сделано
          </h2>
          <p className="measure mt-3 mb-5 text-base text-ink-soft">
            {typeset(
              "Версии взяты из списка зависимостей, с которым собран этот сайт. Всё это открытые программы.",
            )}
          </p>
          <Passages
            passages={technologies.map((technology) => ({
              title: `${technology.name} ${versionOf(technology)}`,
              text: technology.why,
            }))}
          />
        </section>
      </div>
      <p className="mt-10 text-sm text-ink-faint">
        Список сверен {formatRussianDate(updatesCheckedAt)}{" "}
        <Link href="/" className="text-accent">
          На главную
        </Link>
      </p>
    </PageFrame>
  );
}

import Link from "next/link";
import { GuideSection, minutesOf } from "@/components/features/help/guide-section";
import { PenaltyNote, PenaltyTable } from "@/components/page-blocks/penalty-table";
import { PageFrame } from "@/components/shell/page/page-frame";
import { Button } from "@/components/ui/button";
import { documentTypeList } from "@/content/documents/document-types";
import { difficultyNames, documentGuides } from "@/content/help/guides";
import { lawCheckedAt, lawDuties } from "@/content/help/law-overview";
import { onlyBuilt } from "@/content/navigation";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { pageMetadata } from "@/lib/features/seo/page-metadata";
import { typeset } from "@/lib/russian/screen-typography";

export const generateMetadata = () =>
  pageMetadata({
    path: "/help/documents",
    title: "Как составить документ",
    description:
      "Руководства по политике, соглашению, согласию и оферте: когда документ обязателен, что подготовить, куда поставить, частые ошибки. Штрафы статьи 13.11 КоАП.",
  });

const others = documentTypeList.filter(
  ({ type }) => !documentGuides.some((guide) => guide.type === type),
);

const ask = onlyBuilt([
  { href: "/contacts", label: "Контакты" },
  { href: "/feedback", label: "Обратная связь" },
]);

export default function DocumentGuidesPage() {
  return (
    <PageFrame
      path="/help/documents"
      title="Как составить документ"
      lead="Что нужно вашему сайту, что приготовить до начала и куда поставить готовый текст. Сведения под рукой экономят больше времени, чем любая программа."
      parent={{ href: "/help", label: "Помощь" }}
    >
      <nav aria-label="Документы на этой странице">
        <GuideContents />
      </nav>
      <p className="measure mt-5 text-sm text-ink-soft">
        Ещё на этой странице:{" "}
        <a href="#law" className="text-accent">
          что требует закон
        </a>
        ,{" "}
        <a href="#penalties" className="text-accent">
          штрафы по частям статьи 13.11
        </a>{" "}
        и&nbsp;
        <a href="#other-documents" className="text-accent">
          остальные документы
        </a>
        .
      </p>
      <div className="mt-14 space-y-16">
        {documentGuides.map((guide) => (
          <GuideSection key={guide.anchor} guide={guide} />
        ))}
        <LawOverview />
        <Penalties />
        <OtherDocuments />
      </div>
      <div className="mt-16 border-t border-line pt-7">
        <h2 className="text-xl">Готовы начать?</h2>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button asChild>
            <Link href="/generator">Выбрать документ</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link href="/examples">Посмотреть примеры</Link>
          </Button>
        </div>
        {ask.length > 0 ? (
          <p className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-ink-soft">
            Остался вопрос?
            {ask.map(({ href, label }) => (
              <Link key={href} href={href} className="text-accent">
                {label}
              </Link>
            ))}
          </p>
        ) : null}
      </div>
    </PageFrame>
  );
}

/** The table of contents of the four guides with their figures. */
function GuideContents() {
  return (
    <table className="w-full max-w-4xl text-sm">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-ink/80 text-left [&>*]:py-2.5 [&>*]:pr-5 [&>*]:font-medium">
          <th scope="col">Документ</th>
          <th scope="col">Сложность</th>
          <th scope="col">Время</th>
          <th scope="col">Обязателен</th>
        </tr>
      </thead>
      <tbody>
        {documentGuides.map((guide) => (
          <tr
            key={guide.anchor}
            className="border-b border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-3 sm:[&>*]:py-3 sm:[&>*]:pr-5"
          >
            <th scope="row" className="text-left text-[1.0625rem] font-medium max-sm:w-full">
              <a href={`#${guide.anchor}`} className="text-accent">
                {guide.title}
              </a>
            </th>
            <td>{difficultyNames[guide.difficulty]}</td>
            <td className="whitespace-nowrap tabular-nums">{minutesOf(guide)}</td>
            <td>
              <span className="max-sm:hidden">{guide.isRequired ? "Да" : "Нет"}</span>
              <span className="sm:hidden">{guide.isRequired ? "Обязателен" : "Не обязателен"}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LawOverview() {
  return (
    <section aria-labelledby="law" className="border-t border-ink/80 pt-7">
      <h2 id="law" className="scroll-mt-28 text-2xl">
        Что требует закон
      </h2>
      <p className="measure mt-3 text-base text-ink-soft">
        {typeset(
          "Девять обязанностей владельца сайта, который собирает данные людей или продаёт. Справа — то, чем каждая закрывается.",
        )}
      </p>
      <dl className="mt-6 border-t border-line">
        {lawDuties.map(({ duty, norm, answer }) => (
          <div
            key={duty}
            className="gap-x-10 border-b border-line py-4 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]"
          >
            <dt>
              <span className="block font-medium">{typeset(duty)}</span>
              <span className="mt-0.5 block text-xs text-ink-faint">{typeset(norm)}</span>
            </dt>
            <dd className="mt-1.5 text-ink-soft md:mt-0">{typeset(answer)}</dd>
          </div>
        ))}
      </dl>
      <p className="measure mt-4 text-sm text-ink-faint">
        {typeset(
          `Проверено ${formatRussianDate(lawCheckedAt)} Закон № 152-ФЗ сверен с текстом в редакции, действующей с 1 сентября 2025 года, остальные акты — по вторичным источникам.`,
        )}
      </p>
    </section>
  );
}

function Penalties() {
  return (
    <section aria-labelledby="penalties" className="border-t border-ink/80 pt-7">
      <h2 id="penalties" className="scroll-mt-28 text-2xl">
        Штрафы: статья 13.11 КоАП РФ
      </h2>
      <p className="measure mt-3 mb-6 text-base text-ink-soft">
        {typeset(
          "Статья в редакции закона № 420-ФЗ от 30.11.2024, действует с 30 мая 2025 года. Руководитель — это «должностное лицо» кодекса, гражданин — владелец сайта без статуса ИП.",
        )}
      </p>
      <PenaltyTable />
      <PenaltyNote />
    </section>
  );
}

function OtherDocuments() {
  return (
    <section aria-labelledby="other-documents" className="border-t border-ink/80 pt-7">
      <h2 id="other-documents" className="scroll-mt-28 text-2xl">
        Остальные документы
      </h2>
      <dl className="mt-5 border-t border-line">
        {others.map(({ type, name, description, neededWhen }) => (
          <div
            key={type}
            className="gap-x-10 border-b border-line py-4 md:grid md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]"
          >
            <dt className="font-medium">{name}</dt>
            <dd className="measure mt-1 text-ink-soft md:mt-0">
              {description} {neededWhen.charAt(0).toUpperCase() + neededWhen.slice(1)}.{" "}
              <Link href={`/generator?type=${type}`} className="text-accent">
                Составить
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

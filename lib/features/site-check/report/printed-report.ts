/** The report of a check as a document to print or to send to a developer. Pure. */
import { formatRussianDate, toMoscowDate } from "@/lib/core/time/moscow-time";
import type { Block } from "@/lib/engine/tree/document";
import {
  emphasis,
  heading,
  list,
  paragraph,
  strong,
  table,
  text,
  withLeadIn,
} from "@/lib/engine/tree/plain-blocks";
import type { Picture } from "@/lib/engine/writers/pdf/pictures";
import type { PrintedText } from "@/lib/engine/writers/shared/document-metadata";
import type { CheckReport, FindingDetails } from "@/lib/features/site-check/report/responses";
import { severities } from "@/lib/features/site-check/rules/rule/finding";
import { plural } from "@/lib/russian/plural";

const severityLabels = {
  high: "исправить в первую очередь",
  medium: "исправить",
  low: "стоит знать",
} as const;
const findingStatusLabels = {
  seen: "видно на странице",
  inferred: "предположение, проверьте",
  byHand: "проверьте сами",
} as const;

const countryNames = new Intl.DisplayNames(["ru"], { type: "region", style: "short" });
/** More lines say nothing that these do not. */
const maxPlaces = 3;

/** What a picture shows, for anyone who cannot see it. */
const cropCaptions = {
  notice: "Снимок уведомления о файлах cookie, до выбора посетителя",
  form: "Снимок формы на странице",
} as const;

/**
 * The printed report of a check: where, when and how much was read, each finding with its place, norm, range of the fine
 * and remedy, then what was found on the site. It does not say whose check it is, because anyone who has the address may
 * read it.
 * @param crops the pictures of the report by their numbers; each is printed below the places of the first finding that it
 * shows
 */
export function toPrintedReport(
  { host, finishedAt, report }: { host: string; finishedAt: Date; report: CheckReport },
  crops: ReadonlyMap<number, Uint8Array> = new Map(),
): { tree: PrintedText; pictures: Picture[] } {
  const tree = toTree(host, finishedAt, report);
  // Several findings may be about one form: on paper it is shown at the gravest.
  const printed = new Set<number>();
  const pictures = report.findings.flatMap(({ evidence }, at) => {
    const begin = tree.blocks.findIndex(
      (block) => block.type === "heading" && block.id === findingId(at),
    );
    const places = tree.blocks.findIndex(({ type }, place) => place > begin && type === "list");
    return evidence.flatMap(({ crop }) => {
      const jpeg = crop && crops.get(crop.n);
      if (!crop || !jpeg || printed.has(crop.n)) return [];
      printed.add(crop.n);
      const { of, width, height } = crop;
      return [{ after: places, jpeg, width, height, alt: cropCaptions[of] }];
    });
  });
  return { tree, pictures };
}

function toTree(host: string, finishedAt: Date, report: CheckReport): PrintedText {
  const title = `Проверка сайта ${host}`;
  const date = toMoscowDate(finishedAt);
  return {
    title,
    date,
    blocks: [
      heading(1, "title", title),
      {
        type: "requisites",
        rows: [
          { label: "Адрес", value: [text(report.address)] },
          {
            label: "Проверено",
            value: [text(`${formatRussianDate(date)}, ${moscowTime(finishedAt)} (мск)`)],
          },
          {
            label: "Прочитано",
            value: [text(plural(report.pages.length, "страница", "страницы", "страниц"))],
          },
          {
            label: "Замечаний",
            value: [text(report.isRead ? formatSeverityCounts(report.findings) : "нет данных")],
          },
        ],
      },
      ...(report.isRead ? readParts(report) : [paragraph(unreadSite)]),
      ...unreadPart(report),
      heading(2, "about", "Как читать этот отчёт"),
      paragraph(
        report.findings.some(({ evidence }) => evidence.some(({ crop }) => crop))
          ? `${aboutReport} На снимках телефоны, почта и имена заменены точками.`
          : aboutReport,
      ),
    ],
  };
}

const unreadSite =
  "Сайт прочитать не удалось, поэтому о нарушениях на нём ничего не известно. Это не значит, что их нет.";
const aboutReport =
  "Робот читает открытые страницы, как их видит посетитель, и ничего на сайте не отправляет. Чего на страницах не видно, он не знает: договоры, хранение данных и настройки счётчиков проверяют сами. Суммы штрафов — границы одной части статьи 13.11 КоАП РФ, размер назначает суд. Отчёт не заменяет консультацию юриста.";

function readParts(report: CheckReport): Block[] {
  const { findings, isPartlyRead } = report;
  return [
    ...(isPartlyRead
      ? [
          paragraph(
            "Часть слов на страницах робот мог не увидеть: они длинные или их рисует скрипт.",
          ),
        ]
      : []),
    heading(2, "findings", "Что найдено"),
    ...(findings.length === 0
      ? [paragraph("Нарушений на прочитанных страницах робот не увидел.")]
      : []),
    ...findings.flatMap(toBlocks),
    ...policyPart(report.policy),
    ...sitePart(report),
    heading(2, "pages", "Прочитанные страницы"),
    list(report.pages),
  ];
}

const findingId = (at: number) => `finding-${at + 1}`;

function toBlocks(finding: FindingDetails, at: number): Block[] {
  const { title, why, severity, status, evidence, norms, fine, fix } = finding;
  const places = evidence.slice(0, maxPlaces);
  const more = evidence.length - places.length;
  return [
    heading(2, findingId(at), `${at + 1}. ${title}`),
    {
      type: "paragraph",
      children: [emphasis(`${severityLabels[severity]} · ${findingStatusLabels[status]}`)],
    },
    paragraph(why),
    withLeadIn("Что сделать", fix),
    withLeadIn("Норма", norms.join("; ")),
    ...(fine ? [withLeadIn("Штраф", describeFine(fine))] : []),
    { type: "paragraph", children: [strong("Где видно:")] },
    {
      type: "list",
      items: [
        ...places.map(({ url, line, excerpt }): Block[] => [
          {
            type: "paragraph",
            children: [text(`${url}, строка ${line}: `), emphasis(excerpt, true)],
          },
        ]),
        ...(more > 0 ? [[paragraph(`и ещё ${plural(more, "место", "места", "мест")}`)]] : []),
      ],
    },
  ];
}

function describeFine({
  part,
  entrepreneurs,
  companies,
}: NonNullable<FindingDetails["fine"]>): string {
  const sums = [
    entrepreneurs && `предприниматели — ${entrepreneurs}`,
    companies && `организации — ${companies}`,
  ].filter(Boolean);
  const article = `ст. 13.11 ч. ${part} КоАП РФ`;
  return sums.length > 0 ? `${article}: ${sums.join(", ")}` : article;
}

function policyPart(policy: CheckReport["policy"]): Block[] {
  if (!policy) return [];
  const lacking = policy.elements.filter(({ state }) => state !== "there");
  const texts = {
    partly: "неполно",
    absent: "не нашли",
    outdated: "устарело",
    there: "есть",
  } as const;
  return [
    heading(2, "policy", "Политика на сайте"),
    withLeadIn("Где она", policy.url),
    ...(lacking.length > 0
      ? [
          table(
            ["Чего требует закон", "В тексте", "Норма"],
            lacking.map(({ title, state, norm }) => [title, texts[state], norm]),
          ),
        ]
      : [paragraph("Всё, что должно быть в политике по закону, в её тексте нашлось.")]),
  ];
}

/** What was found on the site, whether it is a finding or not. */
function sitePart({ services, forms, requisites, platform, hosting }: CheckReport): Block[] {
  const rows = [
    ...(platform ? [{ label: "Платформа", value: [text(platform)] }] : []),
    ...(hosting ? [{ label: "Хостинг", value: [text(hosting)] }] : []),
    ...requisites.map(({ kind, value, problem }) => ({
      label: requisiteNames[kind],
      value: [text(problem ? `${value} (${problem})` : value)],
    })),
    ...(forms.length > 0 ? [{ label: "Форм с данными", value: [text(String(forms.length))] }] : []),
  ];
  return [
    heading(2, "site", "Что стоит на сайте"),
    ...(rows.length > 0 ? [{ type: "requisites", rows } satisfies Block] : []),
    services.length > 0
      ? table(
          ["Сервис", "Чей", "Страна", "Номера"],
          services.map(({ name, company, country, ids }) => [
            name,
            company ?? "проверьте",
            country ? (countryNames.of(country) ?? country) : "проверьте",
            ids.join(", ") || "—",
          ]),
        )
      : paragraph("Сторонних сервисов из нашего каталога на страницах нет."),
  ];
}

const requisiteNames = { inn: "ИНН", ogrn: "ОГРН", ogrnip: "ОГРНИП" } as const;

function unreadPart({ unread }: CheckReport): Block[] {
  if (unread.length === 0) return [];
  return [
    heading(2, "unread", "Что прочитать не удалось"),
    list(unread.map(({ url, words }) => `${url} — ${words}`)),
  ];
}

function formatSeverityCounts(findings: readonly FindingDetails[]): string {
  if (findings.length === 0) return "нет";
  const count = (severity: FindingDetails["severity"]) =>
    findings.filter((finding) => finding.severity === severity).length;
  const parts = severities
    .filter((severity) => count(severity) > 0)
    .map((severity) => `${severityLabels[severity]} — ${count(severity)}`);
  return `${findings.length}: ${parts.join(", ")}`;
}

function moscowTime(instant: Date): string {
  return instant.toLocaleTimeString("ru-RU", {
    timeZone: "Europe/Moscow",
    hour: "2-digit",
    minute: "2-digit",
  });
}

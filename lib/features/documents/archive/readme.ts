import { nextSteps } from "@/content/documents/next-steps";
import {
  installCheckedAt,
  installPlatforms,
  panelNote,
  platformTexts,
} from "@/content/installation/instructions";
import { site as service } from "@/content/site";
import { formatRussianDate } from "@/lib/core/time/moscow-time";
import { toDisplayAddress } from "@/lib/engine/answers/display-address";

import {
  type ArchivedFiles,
  type ArchiveFormat,
  archiveFormats,
} from "@/lib/features/documents/archive/contents";
import { defaultPath } from "@/lib/features/documents/package/links";
import { plural } from "@/lib/russian/plural";

const purposes: Record<ArchiveFormat, string> = {
  txt: "текст: вставьте его на страницу сайта",
  html: "готовые страницы: их можно выложить на сайт как есть",
  docx: "документы Word: для правки и согласования с юристом",
  pdf: "PDF: для печати и подписи",
};

/** `README.txt`: what the archive contains and how to use it. Lines end in CRLF, for old versions of Notepad. */
export function writeReadme(
  documents: readonly ArchivedFiles[],
  { formats, total }: { formats: readonly ArchiveFormat[]; total: number },
): string {
  const sites = [...new Set(documents.map(({ site }) => toDisplayAddress(site)))];
  const leftOut = archiveFormats.filter((format) => !formats.includes(format));
  const lines = [
    sites.length === 1 ? `Документы сайта ${sites[0]}` : "Документы ваших сайтов",
    `${plural(documents.length, "документ", "документа", "документов")}. Составлено на «${service.name}».`,
    ...(total > documents.length
      ? [
          `Всего документов у вас ${total}. Здесь — последние ${documents.length}: больше в один архив не помещается, остальные скачайте по одному.`,
        ]
      : []),
    "",
    "ЧТО ВНУТРИ",
    ...formats.map((format) => `${format.toUpperCase()} — ${purposes[format]}.`),
    ...(leftOut.length > 0
      ? [`${leftOut.map((format) => format.toUpperCase()).join(" и ")} есть на плане «Премиум».`]
      : []),
    "manifest.json — то же для программ.",
    "",
    "КУДА ПОЛОЖИТЬ",
    ...documents.flatMap((document, index) => describeFiles(document, index + 1)),
    "",
    "КАК ПОСТАВИТЬ",
    "Код для каждого документа, ссылки в подвал и галочки для форм — в кабинете: «Мои сайты», сайт, «Поставить на сайт».",
    ...installPlatforms.flatMap((platform) => [
      "",
      `${platformTexts[platform].label}:`,
      ...platformTexts[platform].steps.map((step, index) => `   ${index + 1}. ${step}`),
    ]),
    "",
    `${panelNote} Сверено ${formatRussianDate(installCheckedAt)}`,
    "",
    service.disclaimer,
  ];
  return `${lines.join("\r\n").replaceAll("\u00a0", " ")}\r\n`;
}

function describeFiles(document: ArchivedFiles, number: number): string[] {
  const { type, name, owner, site, consentPurpose, edition, date, paths } = document;
  return [
    "",
    `${number}. ${name}`,
    `   ${owner}, редакция № ${edition} от ${formatRussianDate(date)}`,
    ...Object.values(paths).map((file) => `   Файл: ${file}`),
    `   Обычный адрес на сайте: ${toDisplayAddress(site).split("/")[0]}${defaultPath(type, consentPurpose)}`,
    ...nextSteps(type).map(({ text, norm }) => `   — ${text}${norm ? ` (${norm})` : ""}`),
  ];
}

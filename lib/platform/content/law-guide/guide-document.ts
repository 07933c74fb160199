import { formatRussianDate } from "@/lib/core/time/moscow-time";
import type { Block, Heading, Inline } from "@/lib/engine/tree/document";
import type { PrintedText } from "@/lib/engine/writers/shared/document-metadata";
import {
  articleId,
  type GuideArticle,
  type LawGuide,
  meaningTitle,
  summaryTitle,
} from "@/lib/platform/content/law-guide/law-guide";
import { typesetDocument } from "@/lib/russian/typography";

/**
 * The guide as a text to print: title, what was compared with what and when, the introduction, then each
 * chapter as a part and each article as a section.
 */
export function toGuideDocument(guide: LawGuide): PrintedText {
  return {
    title: guide.title,
    date: guide.checked,
    blocks: [
      heading(1, "title", guide.title),
      {
        type: "requisites",
        rows: [
          { label: "Закон", value: [text(`${guide.law} ${guide.edition}`)] },
          { label: "Проверено", value: [text(formatRussianDate(guide.checked))] },
          { label: "Официальный текст", value: [link(guide.official)] },
        ],
      },
      ...guide.intro,
      ...guide.chapters.flatMap(({ number, title, articles }): Block[] => [
        heading(1, `chapter-${number}`, `Глава\u00a0${number}. ${title}`),
        ...articles.flatMap(toBlocks),
      ]),
    ],
  };
}

function toBlocks({ number, title, says, means }: GuideArticle): Block[] {
  return [
    heading(2, articleId(number), `Статья\u00a0${number}. ${title}`),
    ...withLeadIn(summaryTitle, says),
    ...withLeadIn(meaningTitle, means),
  ];
}

/** Puts the section's name before the first paragraph, or above a list. */
function withLeadIn(name: string, blocks: readonly Block[]): Block[] {
  const [first, ...rest] = blocks;
  const value = typesetDocument(name);
  if (first?.type !== "paragraph") {
    return [{ type: "paragraph", children: [strong(`${value}:`)] }, ...blocks];
  }
  const children = [strong(`${value}.`), text(" "), ...first.children];
  return [{ type: "paragraph", children }, ...rest];
}

const text = (value: string): Inline => ({ type: "text", text: value });
const strong = (value: string): Inline => ({ type: "strong", children: [text(value)] });
const link = (url: string): Inline => ({ type: "link", url, children: [text(url)] });

function heading(level: Heading["level"], id: string, value: string): Heading {
  return { type: "heading", level, id, number: null, children: [text(value)] };
}

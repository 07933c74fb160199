import type { IStylesOptions } from "docx";
import { documentLanguage } from "@/lib/engine/writers/shared/document-metadata";
import {
  documentStyle,
  type TextStyle,
  toHalfPoints,
  toHex,
  toLineTwips,
  toPointTwips,
} from "@/lib/engine/writers/shared/style";

const { text, fonts, colour, docxScale } = documentStyle;

/** The ids of our paragraph styles; their names are shown in Word's style gallery. */
export const styleId = {
  text: "DocumentText",
  clause: "Clause",
  listItem: "DocumentListItem",
  requisites: "Requisites",
  tableHeader: "TableHeader",
  tableCell: "TableCell",
  tableGap: "TableGap",
  footer: "DocumentFooter",
  contents: "DocumentContents",
} as const;

function run(style: TextStyle) {
  return {
    font: fonts.docx,
    size: toHalfPoints(style.size * docxScale),
    bold: style.bold,
    color: toHex(colour.ink),
  };
}

/** Returns the spacing with its line rule: without one LibreOffice takes the height as exact, and headings overlap. */
export function spacing({ spaceBefore, spaceAfter, lineHeight }: TextStyle) {
  return {
    before: toPointTwips(spaceBefore),
    after: toPointTwips(spaceAfter),
    line: toLineTwips(lineHeight),
    lineRule: "auto" as const,
  };
}

function paragraph(style: TextStyle) {
  return {
    spacing: spacing(style),
    keepNext: style.keepWithNext,
    keepLines: style.keepWithNext,
    widowControl: true,
  };
}

function define(id: string, name: string, style: TextStyle) {
  return { id, name, quickFormat: true, run: run(style), paragraph: paragraph(style) };
}

/** The styles of the document: changing «Пункт» in Word changes every clause. */
export function documentStyles(): IStylesOptions {
  return {
    default: {
      document: {
        run: {
          ...run(text.body),
          language: { value: documentLanguage, eastAsia: documentLanguage },
        },
        paragraph: paragraph(text.body),
      },
      heading1: { run: run(text.title), paragraph: paragraph(text.title) },
      heading2: { run: run(text.section), paragraph: paragraph(text.section) },
      hyperlink: { run: { color: toHex(colour.link), underline: { type: "single" } } },
    },
    paragraphStyles: [
      define(styleId.text, "Текст документа", text.body),
      define(styleId.clause, "Пункт", text.body),
      define(styleId.listItem, "Перечисление", text.listItem),
      define(styleId.requisites, "Реквизиты", text.requisites),
      define(styleId.tableHeader, "Заголовок таблицы", text.tableHeader),
      define(styleId.tableCell, "Ячейка таблицы", text.tableCell),
      define(styleId.footer, "Номер страницы", text.footer),
      define(styleId.contents, "Содержание документа", text.contentsEntry),
      {
        id: styleId.tableGap,
        name: "После таблицы",
        run: { size: toHalfPoints(1) },
        paragraph: {
          spacing: {
            before: 0,
            after: toPointTwips(documentStyle.table.spaceAfter),
            line: toLineTwips(0.1),
          },
        },
      },
    ],
  };
}

import { documentStyle, type TextStyle } from "@/lib/engine/writers/shared/style";

const { page, text, indent, table, colour, fonts } = documentStyle;
const { margin } = page;

function type(style: TextStyle): string {
  return [
    `font-size: ${style.size}pt`,
    `line-height: ${style.lineHeight}`,
    `font-weight: ${style.bold ? 700 : 400}`,
    `margin: ${style.spaceBefore}pt 0 ${style.spaceAfter}pt`,
    ...(style.keepWithNext ? ["break-after: avoid"] : []),
  ].join("; ");
}

/** The style sheet of a page of its own: a sheet of paper on the screen and in print. */
export const pageCss = `
@page {
  size: ${page.width}mm ${page.height}mm;
  margin: ${margin.top}mm ${margin.right}mm ${margin.bottom}mm ${margin.left}mm;
  @bottom-center {
    content: "Стр. " counter(page) " из " counter(pages);
    font: ${text.footer.size}pt ${fonts.css};
    color: ${colour.quiet};
  }
}
:root { color-scheme: light; }
* { box-sizing: border-box; }
body {
  margin: 0;
  font-family: ${fonts.css};
  color: ${colour.ink};
  background: #fff;
  overflow-wrap: anywhere;
  orphans: ${documentStyle.keepLines};
  widows: ${documentStyle.keepLines};
  ${type(text.body)};
}
h1 { ${type(text.title)}; text-wrap: balance; }
h2 { ${type(text.section)}; }
p { ${type(text.body)}; }
footer p { ${type(text.footer)}; color: ${colour.quiet}; margin-top: 8mm; }
.number { font-variant-numeric: tabular-nums; }
.unbroken { white-space: nowrap; }

h2:has(> .number), .clause { padding-left: ${indent.number}mm; }
h2:not(:has(> .number)) { padding-left: 0; }
.clause.nested { padding-left: ${indent.nestedNumber}mm; }
h2 > .number, .clause > p > .number {
  display: inline-block;
  min-width: ${indent.number}mm;
  margin-left: -${indent.number}mm;
  padding-right: 0.6em;
  /* In the text a space follows the number; here the gap of its column stands for it. */
  margin-right: -0.25em;
}
.clause.nested > p > .number {
  min-width: ${indent.nestedNumber}mm;
  margin-left: -${indent.nestedNumber}mm;
}
ul { list-style: none; margin: 0 0 ${text.body.spaceAfter}pt; padding: 0; }
li { padding-left: ${indent.bullet}mm; ${type(text.listItem)}; }
li::before {
  content: "${documentStyle.bullet}";
  display: inline-block;
  width: ${indent.bullet}mm;
  margin-left: -${indent.bullet}mm;
}
li > p:first-child { display: inline; }
.table { overflow-x: auto; margin: ${table.spaceBefore}pt 0 ${table.spaceAfter}pt; }
table { width: 100%; border-collapse: collapse; }
th, td {
  padding: ${table.padding.y}mm ${table.padding.x}mm;
  text-align: left;
  vertical-align: top;
  border-bottom: ${table.rule}pt solid ${colour.rule};
}
th { ${type(text.tableHeader)}; background: ${colour.headerFill}; border-color: ${colour.strongRule}; }
td { ${type(text.tableCell)}; overflow-wrap: break-word; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
tr:has(.by-hand) > td { border: 0; vertical-align: bottom; }
tr:has(.by-hand) > td:not(:has(.by-hand)) { padding-bottom: ${documentStyle.byHand.hint * 2}pt; }
.by-hand {
  display: block;
  margin-top: ${documentStyle.byHand.room}pt;
  border-top: ${table.rule}pt solid ${colour.strongRule};
  font-size: ${documentStyle.byHand.hint}pt;
}
.approval { margin-left: 50%; }
.approval td { border: 0; }
.requisites { margin: 0 0 ${text.body.spaceAfter}pt; }
.requisites > div { display: flex; gap: 1em; ${type(text.requisites)}; }
dt { flex: 0 0 ${indent.requisiteLabel}mm; }
dd { margin: 0; }
a { color: ${colour.link}; }
a.reference, cite { color: inherit; text-decoration: none; font-style: inherit; }
.own-note { color: ${colour.quiet}; font-size: ${text.tableCell.size}pt; }
mark { color: inherit; background: ${colour.blank}; }
.page-break { height: 0; margin: 0; border: 0; break-after: page; }
@media screen {
  html { background: #e9e7e1; }
  main {
    max-width: ${page.width}mm;
    margin: 0 auto;
    padding: ${margin.top}mm ${margin.right}mm ${margin.bottom}mm ${margin.left}mm;
    background: #fff;
  }
  body { background: transparent; }
  .page-break { height: 1px; margin: 8mm 0; background: ${colour.rule}; }
}
@media screen and (max-width: 800px) {
  main { padding: 24px 18px 48px; }
  .clause, h2:has(> .number) { padding-left: 0; }
  .clause.nested { padding-left: 1.2em; }
  h2 > .number, .clause > p > .number, .clause.nested > p > .number {
    min-width: 0;
    margin: 0;
    padding: 0;
  }
  .requisites > div { display: block; }
}
@media print {
  mark { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  th { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .table { overflow: visible; }
  tr { break-inside: avoid; }
}
`;

import { pageCss } from "@/lib/engine/writers/html/page-css";

/** The fonts of the page; a browser loads only those that the text needs. */
const faces = [
  { file: "400-normal", weight: 400, style: "normal" },
  { file: "700-normal", weight: 700, style: "normal" },
  { file: "400-italic", weight: 400, style: "italic" },
];
const scripts = [
  {
    name: "latin",
    range: "U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2122, U+2212",
  },
  { name: "cyrillic", range: "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116" },
];

/** Files of `@fontsource/pt-serif` that `/d/fonts/{file}` serves: a closed list. */
export const fontFiles: readonly string[] = scripts.flatMap(({ name }) =>
  faces.map(({ file }) => `pt-serif-${name}-${file}.woff2`),
);

const fontFaces = scripts
  .flatMap(({ name, range }) =>
    faces.map(
      ({ file, weight, style }) => `@font-face {
  font-family: "PT Serif";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url("/d/fonts/pt-serif-${name}-${file}.woff2") format("woff2");
  unicode-range: ${range};
}`,
    ),
  )
  .join("\n");

/**
 * The colours of the light and the dark theme, as in `app/styles/tokens.css`, in notations that old phones read. For
 * print only the style sheet of the documents applies.
 */
const colours = {
  light: {
    desk: "#f1eee7",
    sheet: "#fffefd",
    ink: "#172031",
    soft: "#40495a",
    line: "#ddd9d0",
    link: "#244694",
    fill: "#f4f1ea",
    blank: "#fbe9b0",
  },
  dark: {
    desk: "#11141b",
    sheet: "#1a1d24",
    ink: "#ebe8e2",
    soft: "#c2beb5",
    line: "#3b4049",
    link: "#92b6f7",
    fill: "#23272f",
    blank: "#524115",
  },
};

const properties = (theme: keyof typeof colours) =>
  Object.entries(colours[theme])
    .map(([name, value]) => `--${name}: ${value};`)
    .join(" ");

/** The style sheet of `/d/{publicId}`: that of the document, and that of the surrounding page. */
export const publicPageCss = `${fontFaces}
${pageCss}
@media screen {
  :root { color-scheme: light dark; ${properties("light")} }
  html { background: var(--desk); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body { min-height: 100vh; padding: 28px 20px 40px; color: var(--ink); }
  main, .aside { max-width: 210mm; margin-inline: auto; }
  main { padding-inline: 25mm; background: var(--sheet); border: 1px solid var(--line); border-radius: 3px; }
  main p, main li, main .requisites > div { font-size: 1.0625rem; line-height: 1.55; }
  main h1 { font-size: 1.75rem; }
  main h2 { font-size: 1.25rem; }
  main th, main td { font-size: 0.9375rem; line-height: 1.4; }
  main .number, main td { font-variant-numeric: lining-nums tabular-nums; }
  main > :first-child { margin-top: 0; }
  th { background: var(--fill); }
  th, td { border-color: var(--line); }
  a { color: var(--link); text-underline-offset: 0.2em; text-decoration-thickness: from-font; }
  a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
  mark { background: var(--blank); }
  .own-note { color: var(--soft); }
  :target { scroll-margin-top: 24px; }
}
@media screen and (prefers-color-scheme: dark) {
  :root { ${properties("dark")} }
}
.aside p, .aside li { font-size: 0.9375rem; line-height: 1.5; margin: 0; }
.aside a { overflow-wrap: anywhere; }
header.aside { padding-bottom: 16px; }
header.aside .notice { margin-top: 6px; }
header.aside p { color: var(--soft); }
header.aside strong { color: var(--ink); }
nav.aside { padding-top: 28px; }
nav.aside h2 { margin: 0 0 10px; padding: 0; font-size: 1.0625rem; line-height: 1.3; }
nav.aside li { padding: 7px 0; border-top: 1px solid var(--line); color: var(--soft); }
nav.aside li::before { content: none; }
nav.aside a[aria-current] { color: inherit; font-weight: 700; text-decoration: none; }
footer.aside { padding-top: 28px; }
footer.aside p { color: var(--soft); }
footer.aside img { display: block; max-width: 200px; max-height: 48px; margin-bottom: 6px; background: #fff; }
@media screen and (max-width: 800px) {
  body { padding: 16px 0 32px; }
  main { padding-inline: 18px; border-width: 1px 0; border-radius: 0; }
  main h1 { font-size: 1.5rem; }
  .aside { padding-inline: 18px; }
}
@media print {
  header.aside, nav.aside { display: none; }
  footer.aside { padding-top: 8mm; }
  footer.aside p { font-size: 9pt; color: inherit; }
  footer.aside a { color: inherit; text-decoration: none; }
}
`;

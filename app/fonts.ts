import localFont from "next/font/local";

/*
 * Fonts come from our own packages and address. Each script is its own family, so that a page of
 * plain Russian never loads what it does not show. Only the last family in the list of
 * `--font-sans` (tokens.css) may have a metric fallback: one further up would draw Cyrillic in Arial.
 */

const golosLatin = localFont({
  src: "../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2",
  weight: "400 900",
  variable: "--font-golos-latin",
  display: "swap",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2122, U+2212",
    },
  ],
});

const golosCyrillic = localFont({
  src: "../node_modules/@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2",
  weight: "400 900",
  variable: "--font-golos-cyrillic",
  display: "swap",
  adjustFontFallback: "Arial",
  declarations: [
    { prop: "unicode-range", value: "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116" },
  ],
});

/** The rouble sign lives here; loaded only by pages that show prices. */
const golosExtended = localFont({
  src: "../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2",
  weight: "400 900",
  variable: "--font-golos-extended",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0100-02BA, U+20A0-20AB, U+20AD-20C0" }],
});

const ptSerifLatin = localFont({
  src: [
    {
      path: "../node_modules/@fontsource/pt-serif/files/pt-serif-latin-400-normal.woff2",
      weight: "400",
      style: "normal",
    },
    {
      path: "../node_modules/@fontsource/pt-serif/files/pt-serif-latin-700-normal.woff2",
      weight: "700",
      style: "normal",
    },
    {
      path: "../node_modules/@fontsource/pt-serif/files/pt-serif-latin-400-italic.woff2",
      weight: "400",
      style: "italic",
    },
  ],
  variable: "--font-pt-serif-latin",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+2122, U+2212",
    },
  ],
});

const ptSerifCyrillic = localFont({
  src: [
    {
      path: "../node_modules/@fontsource/pt-serif/files/pt-serif-cyrillic-400-normal.woff2",
      weight: "400",
      style: "normal",
    },
    {
      path: "../node_modules/@fontsource/pt-serif/files/pt-serif-cyrillic-700-normal.woff2",
      weight: "700",
      style: "normal",
    },
    {
      path: "../node_modules/@fontsource/pt-serif/files/pt-serif-cyrillic-400-italic.woff2",
      weight: "400",
      style: "italic",
    },
  ],
  variable: "--font-pt-serif-cyrillic",
  display: "swap",
  preload: false,
  adjustFontFallback: "Times New Roman",
  declarations: [
    { prop: "unicode-range", value: "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116" },
  ],
});

export const fontVariables = [
  golosLatin,
  golosCyrillic,
  golosExtended,
  ptSerifLatin,
  ptSerifCyrillic,
]
  .map((font) => font.variable)
  .join(" ");

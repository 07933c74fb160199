import localFont from "next/font/local";

/*
 * Fonts come from npm packages and are served from our own address. Each script is its own family, so that a page in
 * plain Russian never loads glyphs it does not show: first the few letters that nearly every page uses
 * (`scripts/build/subset-fonts.ts`), then the full files for the rest. Next's metric fallback is off: it measures Latin
 * letters, which the Cyrillic files do not have (styles/fallback-fonts.css).
 */

const golosLatin = localFont({
  src: "./generated/fonts/golos-latin.woff2",
  weight: "400 700",
  variable: "--font-golos-latin",
  display: "swap",
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value:
        "U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0-00B2, U+00B7, U+00BB, U+00D7, U+2009, U+2011, U+2013, U+2014, U+2018, U+2019, U+201A, U+201C-201E, U+2022, U+2026, U+202F, U+2039, U+203A, U+2060, U+2212",
    },
  ],
});

const golosRussian = localFont({
  src: "./generated/fonts/golos-russian.woff2",
  weight: "400 700",
  variable: "--font-golos-russian",
  display: "swap",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0401, U+0410-044F, U+0451, U+2116" }],
});

const golosRouble = localFont({
  src: "./generated/fonts/golos-rouble.woff2",
  weight: "400 700",
  variable: "--font-golos-rouble",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+20BD" }],
});

const golosWholeLatin = localFont({
  src: "../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2",
  weight: "400 900",
  variable: "--font-golos-whole-latin",
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

const golosExtendedLatin = localFont({
  src: "../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2",
  weight: "400 900",
  variable: "--font-golos-extended-latin",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0100-02BA, U+20A0-20AB, U+20AD-20C0" }],
});

const golosWholeCyrillic = localFont({
  src: "../node_modules/@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2",
  weight: "400 900",
  variable: "--font-golos-whole-cyrillic",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116" },
  ],
});

const ptSerifLatin = localFont({
  src: [
    {
      path: "./generated/fonts/pt-serif-latin-400-normal.woff2",
      weight: "400",
      style: "normal",
    },
    {
      path: "./generated/fonts/pt-serif-latin-700-normal.woff2",
      weight: "700",
      style: "normal",
    },
    {
      path: "./generated/fonts/pt-serif-latin-400-italic.woff2",
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
        "U+0020-007E, U+00A0, U+00A7, U+00A9, U+00AB, U+00B0-00B2, U+00B7, U+00BB, U+00D7, U+2009, U+2011, U+2013, U+2014, U+2018, U+2019, U+201A, U+201C-201E, U+2022, U+2026, U+202F, U+2039, U+203A, U+2060, U+2212",
    },
  ],
});

const ptSerifRussian = localFont({
  src: [
    {
      path: "./generated/fonts/pt-serif-russian-400-normal.woff2",
      weight: "400",
      style: "normal",
    },
    {
      path: "./generated/fonts/pt-serif-russian-700-normal.woff2",
      weight: "700",
      style: "normal",
    },
    {
      path: "./generated/fonts/pt-serif-russian-400-italic.woff2",
      weight: "400",
      style: "italic",
    },
  ],
  variable: "--font-pt-serif-russian",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0401, U+0410-044F, U+0451, U+2116" }],
});

const ptSerifWholeLatin = localFont({
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
  variable: "--font-pt-serif-whole-latin",
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

const ptSerifWholeCyrillic = localFont({
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
  variable: "--font-pt-serif-whole-cyrillic",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116" },
  ],
});

export const fontVariables = [
  golosLatin,
  golosRussian,
  golosRouble,
  golosWholeLatin,
  golosExtendedLatin,
  golosWholeCyrillic,
  ptSerifLatin,
  ptSerifRussian,
  ptSerifWholeLatin,
  ptSerifWholeCyrillic,
]
  .map((font) => font.variable)
  .join(" ");

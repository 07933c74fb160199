import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { paperColours } from "@/components/shell/theme/theme";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";

/** The tokens of a page, and the colours of document types that are built into the same sheet. */
const sheets = [
  "app/styles/tokens.css",
  ...documentTypes.map((type) => `content/documents/${type}/colours.css`),
].map((file) => readFileSync(file, "utf8"));

/** The OKLCH tokens of one theme; dark ones override the light ones. */
function tokensOf(theme: "light" | "dark"): Record<string, string> {
  const blockOf = (selector: string) => {
    const block = new RegExp(`(?:^|\\n)${selector.replace(".", "\\.")} \\{([\\s\\S]*?)\\n\\}`);
    return sheets.map((css) => block.exec(css)?.[1] ?? "").join("");
  };
  const blocks = theme === "light" ? [blockOf(":root")] : [blockOf(":root"), blockOf(".dark")];
  const declarations = blocks.flatMap((block) => [
    ...block.matchAll(/--([a-zA-Z-]+): (oklch\([\d. ]+\));/g),
  ]);
  return Object.fromEntries(declarations.map(([, name, value]) => [name, value]));
}

/** Relative luminance by WCAG 2.2; OKLCH → linear sRGB by Ottosson's matrices. */
function luminance(oklch: string): number {
  const [l = 0, c = 0, h = 0] = (oklch.match(/[\d.]+/g) ?? []).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const red = clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(left: string, right: string): number {
  const [light = 0, dark = 0] = [luminance(left), luminance(right)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ["paper", "sheet", "wash"];
const textPairs: [string, string][] = [
  ...["ink", "ink-soft", "ink-faint", "accent", "danger"].flatMap((ink) =>
    grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ["on-accent", "accent"],
  ["on-accent", "accent-deep"],
  ["on-accent", "danger"],
  ["accent", "accent-wash"],
  ["ink-soft", "accent-wash"],
  ["danger", "danger-wash"],
  ["ink-soft", "danger-wash"],
  ["success", "success-wash"],
  ["success", "sheet"],
  ["success", "paper"],
  ["warning", "warning-wash"],
  ["gold", "gold-wash"],
  ["gold", "sheet"],
  ["ink-faint", "gold-wash"],
  ["ink", "mark-value"],
  ["ink", "mark-blank"],
  ["ink", "mark-changed"],
];
const types = documentTypes.map((type) => `type-${type}`);
const controlPairs: [string, string][] = [
  ...grounds.map((ground): [string, string] => ["line-strong", ground]),
  ...types.flatMap((type): [string, string][] => [
    [type, "sheet"],
    [type, "paper"],
  ]),
];

describe.each(["light", "dark"] as const)("contrast in the %s theme", (theme) => {
  const tokens = tokensOf(theme);
  const token = (name: string) => {
    const value = tokens[name];
    if (!value) throw new Error(`No token --${name} in the ${theme} theme`);
    return value;
  };
  test.each(textPairs)("text %s on %s is at least 4.5:1", (ink, ground) => {
    expect(contrast(token(ink), token(ground))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(controlPairs)("%s on %s is at least 3:1", (mark, ground) => {
    expect(contrast(token(mark), token(ground))).toBeGreaterThanOrEqual(3);
  });
});

test.each(["light", "dark"] as const)("the browser's bars have the %s paper's colour", (theme) => {
  const parts = paperColours[theme].match(/[\da-f]{2}/g) ?? [];
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const ofBar = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  expect(ofBar).toBeCloseTo(luminance(tokensOf(theme).paper ?? ""), 2);
});

test("contrast of black on white is 21:1", () => {
  expect(contrast("oklch(0 0 0)", "oklch(1 0 0)")).toBeCloseTo(21, 1);
});

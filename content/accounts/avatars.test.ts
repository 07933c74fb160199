import { readFileSync } from "node:fs";
import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import { avatars } from "@/content/accounts/avatars";

test("lists the six pictures of /avatars in order", () => {
  expect(avatars.map(({ url }) => url)).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `/avatars/${number}.svg`),
  );
});

test.each(avatars)(
  "$name is an SVG under 2000 characters without scripts, styles and links",
  ({ url }) => {
    const svg = readFileSync(new URL(`../../public${url}`, import.meta.url), "utf8");
    expect(new XMLParser({ ignoreAttributes: false }).parse(svg, true)).toHaveProperty("svg");
    expect(svg.length).toBeLessThan(2000);
    expect(svg).not.toMatch(/<(script|style|image|use|foreignObject|a)\b|href|url\(|\son\w+=/i);
  },
);

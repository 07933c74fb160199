import { expect, test } from "vitest";
import { enclosingBlocks, readCode } from "@/lib/features/site-check/detect/page/script-code";

const stringsOf = (source: string) =>
  readCode(source).strings.map(({ start, end }) => source.slice(start, end));

test.each([
  [`a = "b"; // "c"`, ["b"]],
  [`a = 'https://x.test/'; /* 'c' */ b = "d"`, ["https://x.test/", "d"]],
  [`a = \`x \${ f({ b: \`y\` }) } z\``, ["x ", "y", " z"]],
  [`a = /["']/.test(b) ? "c" : "d"`, ["c", "d"]],
  [`a = b / c; d = "e" / 2`, ["e"]],
  [`return /'/.exec(x) || "y"`, ["y"]],
  [`a = "b\\"c"`, ['b\\"c']],
  [`a = "broken\nb = "c"`, ["broken", "c"]],
])("finds the strings of the script %s", (source, strings) => {
  expect(stringsOf(source)).toEqual(strings);
});

test("replaces comments and strings by spaces of the same length", () => {
  const source = `a = "b"; // c\nd`;
  const { code, bare } = readCode(source);
  expect([code.length, bare.length]).toEqual([source.length, source.length]);
  expect(code).toBe(`a = "b";     \nd`);
  expect(bare).toBe(`a = " ";     \nd`);
});

test("enclosingBlocks lists the blocks around a place, the innermost first", () => {
  const source = "function a() { b(); } if (c) { d(() => { e(); }); }";
  const around = enclosingBlocks(readCode(source), source.indexOf("e()"));
  expect(around.map(({ start, end }) => source.slice(start, end + 1))).toEqual([
    "{ e(); }",
    "{ d(() => { e(); }); }",
  ]);
});

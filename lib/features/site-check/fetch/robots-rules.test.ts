import { expect, test } from "vitest";
import { maxRobotsBytes, readRobots } from "@/lib/features/site-check/fetch/robots-rules";

const allows = (text: string, path: string) =>
  readRobots(text, "SaitPoZakonuBot").allows(new URL(path, "https://shop.ru"));

test("applies the rules for all robots, or instead those for our robot", () => {
  const bitrix = "User-agent: *\nDisallow: /bitrix/\nDisallow: /*?sort=\nAllow: /bitrix/js/";
  expect(allows(bitrix, "/")).toBe(true);
  expect(allows(bitrix, "/bitrix/admin")).toBe(false);
  expect(allows(bitrix, "/bitrix/js/main.js")).toBe(true);
  expect(allows(bitrix, "/catalog?sort=price")).toBe(false);
  const own = "User-Agent: *\nDisallow:\n\nUser-agent: saitpozakonubot\nDisallow: /";
  expect(allows(own, "/policy")).toBe(false);
  expect(allows("User-agent: SomeBot\nDisallow: /", "/")).toBe(true);
});

test("allows everything without rules", () => {
  expect(allows("", "/")).toBe(true);
  expect(allows("\uFFFD\0 не правила", "/")).toBe(true);
});

test("ignores the last rule of a file that was cut", () => {
  const rules = readRobots("User-agent: *\nDisallow: /a\nDisallow: /", "SaitPoZakonuBot", true);
  expect(rules.allows(new URL("https://shop.ru/b"))).toBe(true);
  expect(rules.allows(new URL("https://shop.ru/a"))).toBe(false);
});

test("reads the crawl delay in milliseconds and ignores invalid ones", () => {
  const delayOf = (text: string) => readRobots(text, "SaitPoZakonuBot").delayMs;
  expect(delayOf("User-agent: *\nCrawl-delay: 0.5")).toBe(500);
  expect(delayOf("User-agent: *\nCrawl-delay: soon")).toBe(0);
  expect(delayOf("User-agent: *\nCrawl-delay: -5")).toBe(0);
});

test("finishes on rules that are slow to match and ignores rules beyond the size limit", () => {
  const rule = `Disallow: /${"*a".repeat(200)}b\n`;
  const text = `User-agent: *\n${rule.repeat(1_000)}`;
  expect(allows(text, `/${"a".repeat(2_000)}`)).toBe(true);
  expect(allows(`${" ".repeat(maxRobotsBytes)}\nUser-agent: *\nDisallow: /`, "/")).toBe(true);
});

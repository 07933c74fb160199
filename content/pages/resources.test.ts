import { expect, test } from "vitest";
import { allResources, resourceCategories } from "@/content/pages/resources";

test("every resource has an absolute address of its own and a title", () => {
  const addresses = allResources.map(({ href }) => href);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { href, title, text } of allResources) {
    expect(new URL(href).protocol).toMatch(/^https?:$/);
    expect(title.length, href).toBeGreaterThan(3);
    expect(text, href).not.toMatch(/[.!]$/);
  }
});

test("every category of resources has its own tip and at least two links", () => {
  const tips = resourceCategories.map(({ tip }) => tip);
  expect(new Set(tips).size).toBe(tips.length);
  for (const { resources, id } of resourceCategories) {
    expect(resources.length, id).toBeGreaterThan(1);
  }
});

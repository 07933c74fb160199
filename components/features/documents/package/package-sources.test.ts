import { expect, test } from "vitest";
import {
  existingItems,
  packageSources,
} from "@/components/features/documents/package/package-sources";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";

const owner = { companyName: "ООО «Ромашка»", contactEmail: "a@b.ru", websiteUrl: "romashka.ru" };

function stored(id: string, answers: object, status: "completed" | "draft" = "completed") {
  const formData = documentAnswersSchema.parse({ ...owner, ...answers });
  return {
    id,
    name: id,
    type: formData.type,
    status,
    edition: 1,
    publication: null,
    formData,
    createdAt: "2026-11-21T09:00:00.000Z",
    updatedAt: "2026-11-21T09:00:00.000Z",
  } as DocumentSummary;
}

const documents = [
  stored("draft", { type: "privacy", companyName: "ООО «Черновик»" }, "draft"),
  stored("disclaimer", { type: "socialDisclaimer", companyName: "ООО «Пять полей»" }),
  stored("new", { type: "consent", consentPurpose: "newsletter", phone: "1" }),
  stored("second site", { type: "privacy", websiteUrl: "drugoi.ru" }),
  stored("old", { type: "privacy" }),
  stored("older", { type: "privacy" }),
];

test("packageSources lists each site once, with its newest complete answers", () => {
  const sources = packageSources(documents);
  expect(sources.map(({ site }) => site)).toEqual(["https://romashka.ru", "https://drugoi.ru"]);
  expect(sources[0]?.answers).toMatchObject({ phone: "1" });
});

test("packageSources omits the site of another owner", () => {
  const shared = { site: "s", team: "Студия", role: "editor", plan: "free" } as const;
  const theirs = stored("theirs", { type: "privacy", websiteUrl: "client.ru" });
  const documents = [{ ...theirs, shared }, stored("own", { type: "privacy" })];
  expect(packageSources(documents).map(({ site }) => site)).toEqual(["https://romashka.ru"]);
});

test("existingItems returns the newest document of each type, and of each purpose of a consent", () => {
  const [source] = packageSources(documents);
  if (!source) throw new Error("there is one");
  const existing = existingItems(documents, source);
  expect([...existing].map(([key, { id }]) => [key, id])).toEqual([
    ["consent:newsletter", "new"],
    ["privacy", "old"],
  ]);
});

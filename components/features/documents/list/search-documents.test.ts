import { describe, expect, test } from "vitest";
import { searchDocuments } from "@/components/features/documents/list/search-documents";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import type { DocumentSummary } from "@/lib/features/documents/record/responses";

function stored(id: string, companyName: string, websiteUrl: string): DocumentSummary {
  return {
    id,
    name: `Политика — ${companyName}`,
    type: "privacy",
    status: "completed",
    edition: 1,
    publication: null,
    formData: documentAnswersSchema.parse({
      type: "privacy",
      companyName,
      websiteUrl,
      contactEmail: "a@b.ru",
    }),
    createdAt: "2026-11-21T09:00:00.000Z",
    updatedAt: "2026-11-21T09:00:00.000Z",
  };
}

const documents = [
  stored("1", "ООО «Берёзка»", "berezka.ru"),
  stored("2", "ИП Сидоров", "магазин.рф"),
];
const ids = (query: string) => searchDocuments(documents, query).map(({ id }) => id);

describe("searchDocuments", () => {
  test("returns all documents for an empty query", () => expect(ids("  ")).toEqual(["1", "2"]));
  test("ignores case and the difference of ё and е", () => expect(ids("БЕРЕЗКА")).toEqual(["1"]));
  test("finds by the site's address", () => expect(ids("магазин.рф")).toEqual(["2"]));
  test("finds by the name of the type", () => expect(ids("персональных")).toEqual(["1", "2"]));
  test("finds only documents with every word", () =>
    expect(ids("политика сидоров")).toEqual(["2"]));
  test("returns nothing when no document matches", () => expect(ids("оферта")).toEqual([]));
});

import { beforeEach, describe, expect, test } from "vitest";
import type { EditionComparison } from "@/lib/features/documents/record/responses";
import {
  createDocument,
  createNextEdition,
  documentCalls,
  registerForToken,
} from "@/tests/support/api/documents/document-calls";
import { describeOnDatabases } from "@/tests/support/servers/test-database";

const { compare } = documentCalls;

describeOnDatabases("editions", (database) => {
  beforeEach(() => database.clear());

  describe("comparison", () => {
    test("lists added and removed words, and counts the same changes in either order", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      await createNextEdition(token, id, 1);
      const response = await compare(id, { token, search: "?from=1&to=2" });
      expect(response.status).toBe(200);
      const { from, to, comparison } = (await response.json()) as EditionComparison;
      expect([from.edition, to.edition]).toEqual([1, 2]);
      const markedTexts = (mark: string) =>
        comparison.blocks.flatMap((block) =>
          block.words.filter((word) => word.mark === mark).map(({ text }) => text),
        );
      expect(markedTexts("removed").join(" ")).toContain("Ромашка");
      expect(markedTexts("added").join(" ")).toContain("Василёк");
      expect(comparison.counts.changed).toBeGreaterThan(0);
      const back = await (await compare(id, { token, search: "?from=2&to=1" })).json();
      expect(back.comparison.counts.changed).toBe(comparison.counts.changed);
      const same = await (await compare(id, { token, search: "?from=2&to=2" })).json();
      expect(same.comparison.counts).toMatchObject({ added: 0, removed: 0, changed: 0 });
    });

    test("returns 404 for an unknown edition and 400 for wrong numbers", async () => {
      const token = await registerForToken();
      const { id } = await createDocument(token);
      expect((await compare(id, { token, search: "?from=1&to=2" })).status).toBe(404);
      const response = await compare(id, { token, search: "?from=0" });
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).fieldErrors)).toEqual(["from", "to"]);
    });
  });
});

import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyValues } from "@/components/features/documents/form-model/form-values";
import {
  findDraft,
  readDraft,
  removeDraft,
  writeDraft,
} from "@/components/features/documents/wizard/drafts/draft-storage";
import { hasDraftsOf, removeDraftsOf } from "@/lib/features/documents/drafts/browser-drafts";
import { MemoryStorage } from "@/tests/support/memory-storage";

const early = new Date("2026-11-21T09:00:00Z");
const late = new Date("2026-11-21T10:00:00Z");
const named = (companyName: string) => ({ ...emptyValues("privacy"), companyName });

beforeEach(() => vi.stubGlobal("localStorage", new MemoryStorage()));

describe("draft storage in the browser", () => {
  test("reads a draft back as it was typed", () => {
    writeDraft({ userId: null }, named("  **ООО {{x}}** "), early, null, new Set(["delivery.own"]));
    expect(findDraft(null)).toEqual({
      values: named("  **ООО {{x}}** "),
      savedAt: early.toISOString(),
      stored: null,
      marks: ["delivery.own"],
    });
  });

  test("gives a guest's draft to the user who signs in", () => {
    writeDraft({ userId: null }, named("Гость"), early);
    expect(findDraft("anna")?.values.companyName).toBe("Гость");
  });

  test("removes all drafts of a deleted account, but not those of other users", () => {
    const own = { userId: "anna" };
    const others = [{ userId: "anna2" }, { userId: null }];
    for (const place of [own, { ...own, documentId: "d1" }, ...others]) {
      writeDraft(place, named("Компания"), early);
    }
    expect(hasDraftsOf("anna")).toBe(true);
    removeDraftsOf("anna");
    expect(hasDraftsOf("anna")).toBe(false);
    expect(readDraft(own)).toBeNull();
    expect(readDraft({ ...own, documentId: "d1" })).toBeNull();
    for (const place of others) expect(readDraft(place)).not.toBeNull();
  });

  test("shows a draft neither to another user nor to a guest", () => {
    writeDraft({ userId: "anna" }, named("Анна"), early);
    expect(findDraft("boris")).toBeNull();
    expect(findDraft(null)).toBeNull();
  });

  test("finds the later draft when both user and guest have one", () => {
    writeDraft({ userId: "anna" }, named("Анна"), late);
    writeDraft({ userId: null }, named("Гость"), early);
    expect(findDraft("anna")?.values.companyName).toBe("Анна");
    writeDraft({ userId: null }, named("Гость"), new Date("2026-11-21T11:00:00Z"));
    expect(findDraft("anna")?.values.companyName).toBe("Гость");
  });

  test("remembers the draft on the server that a draft continues", () => {
    const stored = { id: "d1", updatedAt: early.toISOString() };
    writeDraft({ userId: "anna" }, named("Анна"), late, stored);
    expect(readDraft({ userId: "anna" })?.stored).toEqual(stored);
  });

  test("keeps drafts of a new edition and of a new document apart", () => {
    const place = { userId: "anna", documentId: "d1" };
    writeDraft(place, named("Анна"), early);
    expect(findDraft("anna")).toBeNull();
    expect(readDraft(place)?.values.companyName).toBe("Анна");
  });

  test("keeps a draft for another owner's site apart and removes it with the account", () => {
    const place = { userId: "anna", siteId: "s1" };
    writeDraft({ userId: "anna" }, named("Своё"), late);
    writeDraft({ userId: null }, named("Гость"), late);
    expect(findDraft("anna", "s1")).toBeNull();
    writeDraft(place, named("Клиент"), early);
    expect(findDraft("anna", "s1")?.values.companyName).toBe("Клиент");
    expect(findDraft("anna", "s2")).toBeNull();
    expect(findDraft("anna")?.values.companyName).toBe("Своё");
    removeDraftsOf("anna");
    expect(readDraft(place)).toBeNull();
  });

  test("stores no draft of an untouched form", () => {
    writeDraft({ userId: null }, emptyValues("privacy"), early);
    expect(findDraft(null)).toBeNull();
  });

  test("finds no draft after its removal", () => {
    writeDraft({ userId: null }, named("А"), early);
    removeDraft({ userId: null });
    expect(findDraft(null)).toBeNull();
  });

  test.each(["{", "null", "7", '{"values":{"type":"novel"},"savedAt":"x"}', '{"values":null}'])(
    "finds no draft when the storage contains %s",
    (stored) => {
      localStorage.setItem("document-draft:guest", stored);
      expect(findDraft(null)).toBeNull();
    },
  );

  test("loses drafts without an error when the browser refuses storage", () => {
    vi.stubGlobal("localStorage", {
      getItem() {
        throw new DOMException("denied");
      },
      setItem() {
        throw new DOMException("full");
      },
    });
    expect(() => writeDraft({ userId: null }, named("А"), early)).not.toThrow();
    expect(findDraft(null)).toBeNull();
  });
});

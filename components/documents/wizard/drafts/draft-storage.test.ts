import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  findDraft,
  removeDraft,
  writeDraft,
} from "@/components/documents/wizard/drafts/draft-storage";
import { emptyValues } from "@/components/documents/wizard/plan/form-values";

/** The browser's storage, which Node does not have. */
class MemoryStorage {
  #items = new Map<string, string>();
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
}

const early = new Date("2026-11-21T09:00:00Z");
const late = new Date("2026-11-21T10:00:00Z");
const named = (companyName: string) => ({ ...emptyValues("privacy"), companyName });

beforeEach(() => vi.stubGlobal("localStorage", new MemoryStorage()));

describe("drafts", () => {
  test("come back as they were typed", () => {
    writeDraft(null, named("  **ООО {{x}}** "), early);
    expect(findDraft(null)).toEqual({
      values: named("  **ООО {{x}}** "),
      savedAt: early.toISOString(),
    });
  });

  test("of a guest are taken over by whoever signs in", () => {
    writeDraft(null, named("Гость"), early);
    expect(findDraft("anna")?.values.companyName).toBe("Гость");
  });

  test("of one user are not shown to another, nor to a guest", () => {
    writeDraft("anna", named("Анна"), early);
    expect(findDraft("boris")).toBeNull();
    expect(findDraft(null)).toBeNull();
  });

  test("the newer of the two is offered", () => {
    writeDraft("anna", named("Анна"), late);
    writeDraft(null, named("Гость"), early);
    expect(findDraft("anna")?.values.companyName).toBe("Анна");
    writeDraft(null, named("Гость"), new Date("2026-11-21T11:00:00Z"));
    expect(findDraft("anna")?.values.companyName).toBe("Гость");
  });

  test("an untouched form is not kept", () => {
    writeDraft(null, emptyValues("privacy"), early);
    expect(findDraft(null)).toBeNull();
  });

  test("are gone once removed", () => {
    writeDraft(null, named("А"), early);
    removeDraft(null);
    expect(findDraft(null)).toBeNull();
  });

  test.each(["{", "null", "7", '{"values":{"type":"novel"},"savedAt":"x"}', '{"values":null}'])(
    "storage that holds %s offers nothing",
    (stored) => {
      localStorage.setItem("document-draft:guest", stored);
      expect(findDraft(null)).toBeNull();
    },
  );

  test("a browser that refuses storage loses only the draft", () => {
    vi.stubGlobal("localStorage", {
      getItem() {
        throw new DOMException("denied");
      },
      setItem() {
        throw new DOMException("full");
      },
    });
    expect(() => writeDraft(null, named("А"), early)).not.toThrow();
    expect(findDraft(null)).toBeNull();
  });
});

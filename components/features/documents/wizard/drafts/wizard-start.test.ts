import { beforeEach, describe, expect, test, vi } from "vitest";
import { emptyValues, restoreValues } from "@/components/features/documents/form-model/form-values";
import { writeDraft } from "@/components/features/documents/wizard/drafts/draft-storage";
import {
  startWizard,
  withRequestedTemplate,
} from "@/components/features/documents/wizard/drafts/wizard-start";
import { formAnswersSchema } from "@/lib/engine/answers/schema";
import { industryTemplates } from "@/lib/platform/content/industry-catalogue";
import { MemoryStorage } from "@/tests/support/memory-storage";

const nine = "2026-11-21T09:00:00.000Z";
const ten = "2026-11-21T10:00:00.000Z";
const named = (companyName: string) => ({ ...emptyValues("privacy"), companyName });

beforeEach(() => vi.stubGlobal("localStorage", new MemoryStorage()));

describe("startWizard", () => {
  test("starts empty at step 1 when nothing is known", () => {
    expect(startWizard({ type: null }, null)).toEqual({
      type: null,
      values: emptyValues("privacy"),
      stored: null,
      isAhead: false,
      restoredDraft: null,
    });
  });

  test("starts at step 2 with the type and the industry of a link", () => {
    const { type, values } = startWizard({ type: "offer", industry: "ecommerce" }, null);
    expect(type).toBe("offer");
    expect(values).toEqual({ ...emptyValues("offer"), industry: "ecommerce" });
  });

  test("takes the industry template of a link only when the plan includes it and the type fits", () => {
    const begin = (templateId: string, subscription: string, type: "offer" | null = null) => {
      const plan = { role: "user", subscription } as const;
      const start = withRequestedTemplate(
        { type, templateId },
        industryTemplates,
        plan as Parameters<typeof withRequestedTemplate>[2],
      );
      const { type: step, values } = startWizard(start, null);
      return [step, values.templateId, values.industry];
    };
    expect(begin("clinic", "premium")).toEqual(["privacy", "clinic", "medical"]);
    // Step 1 tells which plan it needs.
    expect(begin("clinic", "free")).toEqual([null, "", "other"]);
    expect(begin("marketplace", "premium", "offer")).toEqual([null, "", "other"]);
    expect(begin("dentist", "premium", "offer")).toEqual(["offer", "", "other"]);
    expect(begin("clinic", "premium", "offer")).toEqual(["offer", "", "other"]);
  });

  test("fills in known answers about a site unless the user has typed a draft", () => {
    const known = { companyName: "Известное", consentPurpose: "newsletter", unheardOf: 1 };
    const begin = () => startWizard({ type: "consent", known }, "anna");
    expect(begin()).toEqual({
      type: "consent",
      values: { ...emptyValues("consent"), companyName: "Известное", consentPurpose: "newsletter" },
      stored: null,
      isAhead: false,
      restoredDraft: null,
    });
    writeDraft({ userId: "anna" }, named("Набранное"), new Date(nine));
    expect(begin().values.companyName).toBe("Набранное");
  });

  test("keeps a guest's typed answers, also for another type", () => {
    writeDraft({ userId: null }, named("Гость"), new Date(nine));
    const { values, isAhead } = startWizard({ type: "offer" }, "anna");
    expect(values).toMatchObject({ type: "offer", companyName: "Гость" });
    expect(isAhead).toBe(true);
  });

  test("drops the link to a stored draft of another type", () => {
    const stored = { id: "d1", updatedAt: nine };
    writeDraft({ userId: "anna" }, named("Анна"), new Date(ten), stored);
    expect(startWizard({ type: "offer" }, "anna").stored).toBeNull();
    expect(startWizard({ type: "privacy" }, "anna").stored).toEqual(stored);
  });

  test("opens a draft of the server, or this browser's newer copy of it", () => {
    const draft = { stored: { id: "d1", updatedAt: nine }, values: named("Сервер") };
    const begin = () => startWizard({ type: null, draft }, "anna");
    expect(begin()).toMatchObject({ type: "privacy", values: draft.values, isAhead: false });

    writeDraft({ userId: "anna" }, named("Другой"), new Date(ten), { id: "d2", updatedAt: nine });
    expect(begin().values.companyName).toBe("Сервер");

    const seen = { id: "d1", updatedAt: "2026-11-21T08:00:00.000Z" };
    writeDraft({ userId: "anna" }, named("Браузер"), new Date(ten), seen);
    expect(begin()).toMatchObject({ stored: seen, isAhead: true });
    expect(begin().values.companyName).toBe("Браузер");
  });

  test("opens the answers of the previous edition, or unfinished changes to it", () => {
    const values = { ...named("Прежняя"), legalAddress: "Москва" };
    const answers = formAnswersSchema.parse({
      type: "privacy",
      companyName: "Прежняя",
      websiteUrl: "romashka.ru",
      contactEmail: "a@romashka.ru",
    });
    const edition = { documentId: "d1", edition: 1, answers };
    const begin = () => startWizard({ type: null, edition }, "anna");
    const before = { ...restoreValues("privacy", answers), documentLength: "full" };
    expect(begin()).toMatchObject({ type: "privacy", values: before });
    writeDraft({ userId: "anna", documentId: "d1" }, values, new Date(ten));
    expect(begin().values.legalAddress).toBe("Москва");
    expect(startWizard({ type: null }, "anna").restoredDraft).toBeNull();
  });
});

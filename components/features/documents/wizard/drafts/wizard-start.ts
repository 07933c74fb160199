import { fromStoredAnswers } from "@/components/features/documents/form-model/answers";
import { initialIndustryValues } from "@/components/features/documents/form-model/chosen-industry-template";
import {
  emptyValues,
  restoreValues,
  type WizardValues,
} from "@/components/features/documents/form-model/form-values";
import type {
  EditionStart,
  KnownAnswers,
  SeenAnswers,
} from "@/components/features/documents/open-wizard/wizard-context";
import {
  findDraft,
  readDraft,
  type StoredDraft,
} from "@/components/features/documents/wizard/drafts/draft-storage";
import type { InitialForm } from "@/components/features/documents/wizard/drafts/use-drafts";
import type { IndustryTemplate } from "@/lib/engine/industry-templates/schema";
import type { DocumentType, Industry } from "@/lib/engine/questions/vocabulary/options";
import type { DraftPlace } from "@/lib/features/documents/drafts/browser-drafts";
import type { CreatedDocument } from "@/lib/features/documents/record/responses";
import { canUseIndustryTemplate } from "@/lib/features/documents/rights/plan-rights";
import type { SiteAccess } from "@/lib/platform/auth/site-access";

type FromCheckCode = typeof import("@/components/features/documents/wizard/drafts/from-check");

/** Options for opening the wizard. */
export type WizardStart = {
  /** The type to start step 2 with; null starts at step 1. */
  type: DocumentType | null;
  industry?: Industry | undefined;
  /** The industry template to start with; an unknown one is ignored. */
  templateId?: string | undefined;
  /** Known facts of the site, which are not asked again. */
  known?: KnownAnswers | undefined;
  /** For another user's site: whose plan applies, and where its drafts are stored. */
  shared?: SiteAccess | undefined;
  /** Answers from a check. */
  seen?: SeenAnswers | undefined;
  /** Fills them in and reports it; only if a check gave answers, now or before the form was closed. */
  fromCheck?: FromCheckCode | undefined;
  /** A draft on the server to continue. */
  draft?: { stored: StoredDraft; values: WizardValues } | undefined;
  edition?: EditionStart | undefined;
  /** The document just made: shown, or, with an edition, what its form leads back to. */
  result?: CreatedDocument | undefined;
  /** The question to open the form at. */
  field?: string | undefined;
};

/**
 * The target of a link to an industry template: its form, or, without the needed plan, step 1, which names the plan.
 */
export function withRequestedTemplate(
  start: WizardStart,
  templates: readonly IndustryTemplate[],
  plan: Parameters<typeof canUseIndustryTemplate>[0],
): WizardStart & { industryTemplate: IndustryTemplate | null } {
  const requested = templates.find(({ id }) => id === start.templateId) ?? null;
  if (requested === null || (start.type !== null && start.type !== requested.type)) {
    return { ...start, templateId: undefined, industryTemplate: null };
  }
  if (!canUseIndustryTemplate(plan, requested))
    return { ...start, type: null, industryTemplate: null };
  return {
    ...start,
    type: requested.type,
    industry: requested.industry,
    industryTemplate: requested,
  };
}

/** The form's initial state: what was requested, otherwise what this browser stored, otherwise empty. */
export function startWizard(
  start: WizardStart & { industryTemplate?: IndustryTemplate | null },
  userId: string | null,
): InitialForm {
  const { edition, draft, result } = start;
  if (edition) {
    const place: DraftPlace = { userId, documentId: edition.documentId };
    const restoredDraft = readDraft(place);
    const { type } = edition.answers;
    const values = restoredDraft?.values ?? fromStoredAnswers(edition.answers);
    return { type, values: { ...values, type }, stored: null, isAhead: false, restoredDraft };
  }
  if (result) {
    const values = restoreValues(result.document.type, result.document.formData);
    return { type: values.type, values, stored: null, isAhead: false, restoredDraft: null };
  }
  if (draft) {
    // This browser has a copy of the draft only when the server lacks some of it.
    const restoredDraft = userId ? readDraft({ userId, siteId: start.shared?.site }) : null;
    const isAhead =
      restoredDraft?.stored?.id === draft.stored.id &&
      restoredDraft.savedAt > draft.stored.updatedAt;
    const values = isAhead ? restoredDraft.values : draft.values;
    const stored = (isAhead && restoredDraft.stored) || draft.stored;
    return { type: values.type, values, stored, isAhead, restoredDraft: null };
  }
  const restoredDraft = findDraft(userId, start.shared?.site);
  if (start.known && restoredDraft === null) {
    const type = start.type ?? "privacy";
    const values = restoreValues(type, start.known);
    return { type: start.type, values, stored: null, isAhead: false, restoredDraft: null };
  }
  const type = start.type ?? restoredDraft?.values.type ?? "privacy";
  const values: WizardValues = {
    ...(restoredDraft ? { ...restoredDraft.values, type } : emptyValues(type)),
    ...initialIndustryValues(start.industry, start.industryTemplate),
  };
  return {
    type: start.type,
    values,
    stored: restoredDraft && restoredDraft.values.type === type ? restoredDraft.stored : null,
    isAhead: restoredDraft !== null,
    restoredDraft,
  };
}

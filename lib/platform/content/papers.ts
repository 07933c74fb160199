import { type PaperId, paperDefinition } from "@/content/internal-papers/definitions";
import type { PaperForm } from "@/lib/engine/papers/form";
import type { PaperSource } from "@/lib/engine/papers/write-paper";
import { compiledPapers } from "@/lib/platform/content/generated/index";
import { loadLaws, requireTemplateVersion } from "@/lib/platform/content/templates";

/** What the internal papers ask. */
export async function loadPaperForm(): Promise<PaperForm> {
  // Written by scripts/build/compile-texts.ts from this very type.
  return (await import("@/lib/platform/content/generated/papers-form.json")).default as PaperForm;
}

/** What a paper is written by. Each template is a chunk of its own. */
export async function paperSource(id: PaperId): Promise<PaperSource> {
  const [template, form, laws] = await Promise.all([
    compiledPapers[id](),
    loadPaperForm(),
    loadLaws(),
  ]);
  return {
    template: requireTemplateVersion(template.default, id),
    form,
    isApproved: paperDefinition(id).isApproved === true,
    laws,
  };
}

import "server-only";

import { documentTypeInfo } from "@/content/documents/document-types";
import { newId } from "@/lib/core/ids";
import type { CatalogueEntry } from "@/lib/features/templates/catalogue-entry";
import type { CompiledTemplate, TemplateText } from "@/lib/features/templates/responses";
import type { Transaction } from "@/lib/platform/db/database";

export type NewTemplateEdition = {
  templateKey: string;
  edition: number;
  text: TemplateText;
  shippedRevision: string;
  note: string;
  authorId: string;
};

export async function insertEdition(
  tx: Transaction,
  { text, ...edition }: NewTemplateEdition,
  now: Date,
): Promise<void> {
  const { content, form } = text;
  await tx.templateEdition.create({
    data: { id: newId(), ...edition, content, formConfig: form, createdAt: now },
    select: { id: true },
  });
}

export type AppliedTemplate = {
  entry: CatalogueEntry;
  text: TemplateText;
  edition: number;
  isActive: boolean;
  compiled: CompiledTemplate;
  dependencyHash: string;
};

/**
 * Puts what is in force under a key into the row of its table
 * (docs/specification/data.md#templates).
 */
export async function applyTemplate(
  tx: Transaction,
  { entry, text, edition, isActive, compiled, dependencyHash }: AppliedTemplate,
  now: Date,
): Promise<void> {
  const { template, industryTemplate } = compiled;
  const state = {
    content: text.content,
    edition,
    isActive,
    dependencyHash,
    updatedAt: now,
  };
  // As text: an object of a third of a megabyte Prisma takes apart value by value, while the transaction holds its
  // locks.
  const stored = JSON.stringify({ template, industryTemplate });
  if (entry.id === null) {
    const { type, name } = entry;
    const described = { name, type, isPremium: documentTypeInfo(type).isPremium, ...state };
    await tx.documentTemplate.upsert({
      where: { id: entry.key },
      create: { id: entry.key, createdAt: now, ...described },
      update: described,
      select: { id: true },
    });
    await tx.$executeRaw`UPDATE document_templates SET compiled = ${stored}::jsonb WHERE id = ${entry.key}`;
    return;
  }
  if (industryTemplate === null) return;
  const { id: _, description: _said, formConfig, ...about } = industryTemplate;
  const described = { ...about, formConfig: JSON.parse(JSON.stringify(formConfig)), ...state };
  await tx.advancedTemplate.upsert({
    where: { id: entry.id },
    create: { id: entry.id, createdAt: now, ...described },
    update: described,
    select: { id: true },
  });
  await tx.$executeRaw`UPDATE advanced_templates SET compiled = ${stored}::jsonb WHERE id = ${entry.id}`;
}

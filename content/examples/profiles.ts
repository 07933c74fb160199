/** The owner whose document is shown as the example of each type (docs/specification/documents.md#examples). */
import { typeDefinitions } from "@/content/documents/type-definitions";
import * as owners from "@/content/examples/owners";
import { type DocumentType, documentTypes } from "@/lib/engine/questions/vocabulary/options";

export type ExampleProfile = {
  /** The owner's name in a caption. */
  about: string;
  answers: owners.ExampleAnswers;
};

/**
 * Three are fixed (docs/specification/documents.md#examples): a shop, an education platform, a
 * medical centre.
 */
export const exampleProfiles = Object.fromEntries(
  documentTypes.map((type): [DocumentType, ExampleProfile] => {
    const { about, owner } = typeDefinitions[type].example;
    // biome-ignore lint/performance/noDynamicNamespaceImportAccess: all of them are used, on the server alone
    return [type, { about, answers: owners[owner] }];
  }),
) as Record<DocumentType, ExampleProfile>;

import "server-only";

import { exampleProfiles } from "@/content/examples/profiles";
import { toAnswersForType } from "@/lib/engine/answers/answers-for-type";
import { ownerAndSite } from "@/lib/engine/answers/identifying-answers";
import { type DocumentAnswers, documentAnswersSchema } from "@/lib/engine/answers/schema";
import { templateField } from "@/lib/engine/industry-templates/chosen-template";
import { documentTypes } from "@/lib/engine/questions/vocabulary/options";
import type { CatalogueEntry } from "@/lib/features/templates/catalogue-entry";
import type { TemplateSample } from "@/lib/features/templates/responses";
import { loadSources } from "@/lib/features/templates/sources";

type Sample = TemplateSample & { answers: DocumentAnswers };

/**
 * The answers for testing an edition: those of the fictitious owners of `/examples`, the type's own first; for an
 * industry template those in its files.
 */
export async function samplesOf({ type, id }: CatalogueEntry): Promise<Sample[]> {
  if (id !== null) {
    const { industryTemplates } = await loadSources();
    return Object.entries(industryTemplates[id]?.samples ?? {}).flatMap(([name, input]) =>
      parse(name, { ...(input as object), type, [templateField]: id }),
    );
  }
  const profiles = [type, ...documentTypes.filter((other) => other !== type)];
  const seen = new Set<unknown>();
  return profiles.flatMap((profile) => {
    const { answers } = exampleProfiles[profile];
    if (seen.has(answers)) return [];
    seen.add(answers);
    return parse(profile, toAnswersForType(type, answers));
  });
}

function parse(id: string, input: object): Sample[] {
  const parsed = documentAnswersSchema.safeParse(input);
  return parsed.success
    ? [{ id, name: ownerAndSite(parsed.data).owner, answers: parsed.data }]
    : [];
}

import "server-only";

import { toMoscowDate } from "@/lib/core/time/moscow-time";
import { catalogueEntries } from "@/lib/features/templates/catalogue";
import type { CatalogueEntry } from "@/lib/features/templates/catalogue-entry";
import { compileInThread } from "@/lib/features/templates/compile/pool";
import { samplesOf } from "@/lib/features/templates/compile/samples";
import type { CompileResult } from "@/lib/features/templates/compile/template-worker";
import type { TemplateText } from "@/lib/features/templates/responses";
import {
  type EditionSource,
  findTextInForce,
  findTextWithBase,
  type TemplateStates,
  type TextInForce,
} from "@/lib/features/templates/texts";
import type { Database } from "@/lib/platform/db/database";

type Compiled = CompileResult & {
  source: EditionSource;
  /** The industry templates in force that are built on the text. */
  dependents: TextInForce[];
};

/**
 * Compiles a text together with the texts that include it, and assembles all samples with it.
 * @throws DomainError VALIDATION for one that takes too long; UNAVAILABLE
 */
export async function compileWithDependents(
  database: Database,
  {
    entry,
    text,
    stamps: states,
  }: { entry: CatalogueEntry; text: TemplateText; stamps: TemplateStates },
  now: Date,
): Promise<Compiled> {
  const { base } = await findTextInForce(database, entry, states);
  const source: EditionSource = { entry, text, base };
  const industryTemplates = catalogueEntries.filter(
    ({ id, type }) => id !== null && type === entry.key,
  );
  const dependents = await Promise.all(
    industryTemplates.map((industryTemplate) =>
      findTextWithBase(database, industryTemplate, states, text.content),
    ),
  );
  const samples = (await samplesOf(entry)).map(({ answers }) => answers);
  const result = await compileInThread({
    source,
    dependents: dependents.map(toSource),
    samples,
    date: toMoscowDate(now),
  });
  return { ...result, source, dependents };
}

/** The input of the thread for one text. */
export const toSource = ({ entry, text, base }: TextInForce): EditionSource => ({
  entry,
  text,
  base,
});

import "server-only";

import { createHash } from "node:crypto";
import { invariant } from "@/lib/core/invariant";
import { factsVocabulary } from "@/lib/engine/facts/facts-vocabulary";
import { templateVersion } from "@/lib/engine/template/language/nodes";
import type { CatalogueEntry } from "@/lib/features/templates/catalogue-entry";
import type { TemplateText } from "@/lib/features/templates/responses";
import { loadLaws } from "@/lib/platform/content/templates";

type Sources = {
  engine: string;
  passages: Record<string, string>;
  bases: Record<string, string>;
  industryTemplates: Record<
    string,
    { form: string; content: string; samples: Record<string, unknown> }
  >;
};

/** What the build was compiled from, written by `scripts/build/compile-texts.ts`. Never in the browser. */
export async function loadSources(): Promise<Sources> {
  return (await import("@/lib/platform/content/generated/sources.json")).default as Sources;
}

/** The text that ships: edition 0. */
export async function shippedText({ type, id }: CatalogueEntry): Promise<TemplateText> {
  const { bases, industryTemplates } = await loadSources();
  const content = id === null ? bases[type] : industryTemplates[id]?.content;
  invariant(content !== undefined, "A template that is listed has a source");
  return { content, form: id === null ? null : (industryTemplates[id]?.form ?? "") };
}

/** Line ends and trailing white space do not make another text. */
export const sameText = (a: TemplateText, b: TemplateText): boolean =>
  normaliseSource(a.content) === normaliseSource(b.content) &&
  normaliseSource(a.form ?? "") === normaliseSource(b.form ?? "");

const normaliseSource = (text: string) => text.replace(/\r\n?/g, "\n").trimEnd();

export const textRevision = ({ content, form }: TemplateText): string =>
  hashOf([normaliseSource(content), normaliseSource(form ?? "")]);

let sourcesHash: Promise<string> | undefined;

/**
 * A hash of all that a compiled text depends on: the compiler, the acts, the passages, what a template
 * may speak of; its own text or edition; of an industry template its base. When it is another, what is stored
 * was made by another version of the program and is compiled again.
 */
export async function dependencyHash(source: string, base: string | null): Promise<string> {
  sourcesHash ??= hashSources();
  return hashOf([await sourcesHash, source, base ?? ""]);
}

async function hashSources(): Promise<string> {
  const [{ engine, passages }, laws] = await Promise.all([loadSources(), loadLaws()]);
  return hashOf(
    [templateVersion, engine, laws, passages, factsVocabulary].map((part) => JSON.stringify(part)),
  );
}

const hashOf = (texts: string[]): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 27);

import { fingerprintTexts } from "@/lib/core/text/text-fingerprint";
import { type Finding, sortFindings } from "@/lib/engine/template/language/finding";
import { type Template, templateVersion } from "@/lib/engine/template/language/nodes";
import { assignMissingIds } from "@/lib/engine/template/parse/assign-missing-ids";
import { BlockParser } from "@/lib/engine/template/parse/parse-blocks";
import { Source } from "@/lib/engine/template/parse/source";

/** The file of a passage, as findings name it. */
export const passageFile = (name: string): string => `content/clauses/${name}.md`;

/**
 * Parses a template; the language is described in docs/template-language.md.
 *
 * Takes the template's text, its file name for findings, and all passages by name (`passageFiles` names the files of
 * those that are not in content/clauses). Always returns a tree and the findings; the tree must not be used when there
 * is an error among them, because it lacks what was not understood. Never throws on any text.
 */
export function parseTemplate(
  source: string,
  {
    file,
    passages,
    passageFiles = {},
  }: {
    file: string;
    passages: Record<string, string>;
    passageFiles?: Record<string, string>;
  },
): { template: Template; findings: Finding[] } {
  const findings: Finding[] = [];
  const files = [file];
  const opened = new Map<string, Source>();

  const openPassage = (name: string): Source | null => {
    const known = opened.get(name);
    if (known) return known;
    const text = Object.hasOwn(passages, name) ? passages[name] : undefined;
    if (text === undefined) return null;
    const passage = new Source(
      text,
      passageFiles[name] ?? passageFile(name),
      files.length,
      findings,
    );
    files.push(passage.file);
    opened.set(name, passage);
    return passage;
  };

  const parser = new BlockParser(Object.keys(passages), openPassage);
  const blocks = parser.parseFile(new Source(source, file, 0, findings));
  assignMissingIds(blocks);
  const texts = [source, ...[...opened].flatMap(([name, passage]) => [name, passage.text])];
  return {
    template: { version: templateVersion, revision: fingerprintTexts(texts), files, blocks },
    // An error in a passage that is inserted twice is reported once.
    findings: sortFindings(withoutRepeats(findings)),
  };
}

function withoutRepeats(findings: Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const key = JSON.stringify(finding);
    const repeated = seen.has(key);
    seen.add(key);
    return !repeated;
  });
}

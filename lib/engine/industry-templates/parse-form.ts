/** Parses the description of a form, `form.yaml`. */
import { isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import type { SourceFile } from "@/lib/engine/template/compile";
import type { Finding } from "@/lib/engine/template/language/finding";

/** Parses a form.yaml with a schema; returns null with the errors and their places. */
export function parseForm<Form>(
  { file, text }: SourceFile,
  schema: z.ZodType<Form>,
): { described: Form | null; findings: Finding[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: "core" });
  const findings: Finding[] = document.errors.map(({ pos, message }) => {
    const { line, col } = lines.linePos(pos[0]);
    return findingAt(file, `Файл не читается как YAML: ${message.split("\n")[0]}`, line, col);
  });
  if (findings.length > 0) return { described: null, findings };
  const parsed = schema.safeParse(document.toJSON());
  if (parsed.success) return { described: parsed.data, findings };
  for (const { path, message } of parsed.error.issues) {
    // The nearest existing node: a missing line is reported at the node that should contain it.
    let node: unknown = document.contents;
    for (let length = path.length; length > 0; length -= 1) {
      const yamlNode: unknown = document.getIn(path.slice(0, length), true);
      if (!isNode(yamlNode)) continue;
      node = yamlNode;
      break;
    }
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    const { line, col } = lines.linePos(offset);
    findings.push(findingAt(file, `${path.join(".") || "файл"}: ${message}`, line, col));
  }
  return { described: null, findings };
}

/** An error at a place of a file. */
export const findingAt = (file: string, message: string, line = 1, column = 1): Finding => ({
  file,
  line,
  column,
  severity: "error",
  message,
});

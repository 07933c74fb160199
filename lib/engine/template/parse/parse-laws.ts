import { isMap, isNode, LineCounter, parseDocument } from "yaml";
import type { Finding } from "@/lib/engine/template/language/finding";
import { type Laws, lawSchema } from "@/lib/engine/template/language/laws";
import { nearest } from "@/lib/engine/template/language/nearest";
import { findPlace } from "@/lib/engine/tree/norm-place";

/**
 * Parses `content/laws.yaml`: a map from an act's short name to its description. Returns the acts that are described
 * completely and a finding, at its line, for everything else. Never throws on any text.
 */
export function parseLaws(yamlText: string, file: string): { laws: Laws; findings: Finding[] } {
  const findings: Finding[] = [];
  const laws: Laws = {};
  const lines = new LineCounter();
  const document = parseDocument(yamlText, { lineCounter: lines, schema: "core" });
  const report = (offset: number, message: string, suggestion?: string) => {
    const { line, col } = lines.linePos(offset);
    findings.push({ file, line, column: col, severity: "error", message, suggestion });
  };

  for (const { pos, message } of document.errors) {
    report(pos[0], `Файл не читается как YAML: ${message.split("\n")[0]}`);
  }
  if (findings.length > 0) return { laws, findings };
  if (!isMap(document.contents)) {
    report(0, "Здесь нужен список актов: «152-ФЗ:» и под ним его описание с отступом.");
    return { laws, findings };
  }

  for (const { key, value } of document.contents.items) {
    const name = String(key);
    const start = offsetOf(key) ?? 0;
    if (name.includes(";") || findPlace(name) !== -1) {
      report(start, `«${name}» не годится как имя акта: в нём место или «;».`);
      continue;
    }
    const parsed = lawSchema.safeParse(isNode(value) ? value.toJSON() : value);
    if (parsed.success) {
      laws[name] = parsed.data;
      continue;
    }
    for (const issue of parsed.error.issues) {
      if (issue.code === "unrecognized_keys") {
        for (const unknown of issue.keys) {
          report(
            (isMap(value) ? offsetOf(keyNode(value, unknown)) : undefined) ?? start,
            `«${name}»: лишняя строка «${unknown}».`,
            nearest(unknown, Object.keys(lawSchema.shape)),
          );
        }
        continue;
      }
      const field = String(issue.path[0] ?? "");
      const place = isMap(value) ? offsetOf(value.get(field, true)) : undefined;
      report(place ?? start, `«${name}»: ${issue.message}`);
    }
  }
  return { laws, findings };
}

function offsetOf(node: unknown): number | undefined {
  const range = (node as { range?: [number, number, number] | null } | null | undefined)?.range;
  return range?.[0];
}

function keyNode(map: { items: { key: unknown }[] }, name: string): unknown {
  return map.items.find(({ key }) => String(key) === name)?.key;
}

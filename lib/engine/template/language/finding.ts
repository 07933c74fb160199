import type { Position } from "@/lib/engine/template/language/nodes";

/** A problem in a template, a passage or the laws, described in Russian for the lawyer who wrote it. */
export type Finding = {
  /** The file as the caller named it; for a passage `content/clauses/<name>.md`. */
  file: string;
  /** Both count from 1. */
  line: number;
  column: number;
  /** An error stops the build; a warning is printed. */
  severity: "error" | "warning";
  /** One or two sentences with a full stop. */
  message: string;
  /** The word that was probably meant. */
  suggestion?: string;
};

/** Reports an error or a warning at a place of the template. */
export type Report = (
  severity: Finding["severity"],
  at: Position,
  message: string,
  suggestion?: string,
) => void;

/** `file:line:column Message`, a format that editors and terminals can follow. */
export function formatFinding(finding: Finding): string {
  const suggestionText = finding.suggestion
    ? ` Возможно, имелось в виду «${finding.suggestion}».`
    : "";
  const kind = finding.severity === "warning" ? "Предупреждение: " : "";
  return `${finding.file}:${finding.line}:${finding.column} ${kind}${finding.message}${suggestionText}`;
}

/** Sorts findings in reading order: by file, line and column. */
export function sortFindings(findings: Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

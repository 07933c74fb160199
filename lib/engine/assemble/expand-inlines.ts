/** Expands the inlines of a template: facts become values, missing ones blanks. */
import { assertNever, InvariantError } from "@/lib/core/invariant";
import { citeNorm } from "@/lib/engine/assemble/cite";
import type { MissingFact } from "@/lib/engine/assemble/missing-answers";
import { type Fact, hasValue, type Scope } from "@/lib/engine/assemble/scope";
import type { Laws } from "@/lib/engine/template/language/laws";
import type { FactInline, TemplateInline } from "@/lib/engine/template/language/nodes";
import type { Inline } from "@/lib/engine/tree/document";

export type InlineContext = {
  laws: Laws;
  /** Ids of sections and clauses that are not in the document for these facts: references to them are removed too. */
  removedIds: ReadonlySet<string>;
  /** Collects the targets of references, including those removed later. */
  referencedIds: Set<string>;
  /** Collects the required facts that are missing. */
  missingFacts: MissingFact[];
};

/**
 * Expands the inlines of one run. With `keep` (headings) a missing optional fact becomes a blank.
 * @returns null when an optional fact is missing: then the smallest block around the run is removed
 */
export function expandInlines(
  inlines: TemplateInline[],
  scope: Scope,
  context: InlineContext,
  keep = false,
): Inline[] | null {
  // Half of all runs are plain words, which stay unchanged.
  if (inlines.every(isText)) return inlines;
  const expanded: Inline[] = [];
  for (const inline of inlines) {
    if (!expandInto(expanded, inline, scope, context, keep)) return null;
  }
  return expanded;
}

const isText = (inline: TemplateInline): inline is Extract<TemplateInline, { type: "text" }> =>
  inline.type === "text";

/** Adds the expansion of an inline; returns false when its run must be removed. */
function expandInto(
  expanded: Inline[],
  inline: TemplateInline,
  scope: Scope,
  context: InlineContext,
  keep: boolean,
): boolean {
  switch (inline.type) {
    case "text":
      expanded.push(inline);
      return true;
    case "blank": {
      const { type, hint, asks } = inline;
      expanded.push(asks === undefined ? { type, hint } : { type, hint, field: asks });
      return true;
    }
    case "fact":
      return expandFact(expanded, inline, scope, context, keep);
    case "strong":
    case "emphasis":
    case "link": {
      const children = expandInlines(inline.children, scope, context, keep);
      if (children !== null) expanded.push({ ...inline, children });
      return children !== null;
    }
    case "factLink": {
      const { value } = scope.get(inline.path);
      const children = hasValue(value)
        ? expandInlines(inline.children, scope, context, keep)
        : null;
      if (children === null) return keep;
      const url = toSafeUrl(value);
      if (url === null) expanded.push(...children);
      else expanded.push({ type: "link", url, children });
      return true;
    }
    case "citation": {
      const { norm } = inline;
      expanded.push({ type: "lawReference", norm, text: citeNorm(norm, context.laws) });
      return true;
    }
    case "reference":
      if (context.removedIds.has(inline.id)) return keep;
      context.referencedIds.add(inline.id);
      expanded.push({ type: "clauseReference", target: inline.id, text: "" });
      return true;
    default:
      return assertNever(inline, "template inline");
  }
}

/** Adds the value of a fact, or a blank in its place. */
function expandFact(
  expanded: Inline[],
  { path, hint, asks }: FactInline,
  scope: Scope,
  context: InlineContext,
  keep: boolean,
): boolean {
  const fact = scope.get(path);
  const { definition, field } = fact;
  if (hasValue(fact.value)) {
    addValues(expanded, fact, path);
    return true;
  }
  const isRequired = definition.kind !== "record" && definition.required === true;
  if (hint === undefined && isRequired)
    context.missingFacts.push({ field, label: definition.label });
  if (hint === undefined && !isRequired && !keep) return false;
  expanded.push({ type: "blank", hint: hint ?? definition.label, field: asks ?? field });
  return true;
}

/** One value, or several separated by commas. An answer is printed unchanged. */
function addValues(expanded: Inline[], { definition, value, field }: Fact, path: string): void {
  switch (definition.kind) {
    case "text":
      expanded.push({ type: "value", field, text: String(value) });
      return;
    case "choice":
      expanded.push({ type: "value", field, text: toLabel(String(value), definition.options) });
      return;
    case "texts":
    case "choices": {
      const texts = (Array.isArray(value) ? value : [value])
        .filter(hasValue)
        .map((item) => toLabel(String(item), definition.options));
      const separator = texts.some((text) => text.includes(",")) ? "; " : ", ";
      for (const [index, text] of texts.entries()) {
        if (index > 0) expanded.push({ type: "text", text: separator });
        expanded.push({ type: "value", field, text });
      }
      return;
    }
    case "flag":
    case "rows":
    case "record":
      throw new InvariantError(`A template prints ${path}, which is ${definition.kind}`);
    default:
      assertNever(definition, "fact kind");
  }
}

function toLabel(key: string, options: Record<string, string> | undefined): string {
  return options && Object.hasOwn(options, key) ? (options[key] ?? key) : key;
}

/** Links only to safe addresses: `javascript:` in a document would run. */
function toSafeUrl(value: unknown): string | null {
  if (typeof value !== "string" || !URL.canParse(value)) return null;
  const { protocol, href } = new URL(value);
  return ["https:", "http:", "mailto:", "tel:"].includes(protocol) ? href : null;
}

import { hasValue, type Scope } from "@/lib/engine/assemble/scope";
import type { Condition } from "@/lib/engine/template/language/nodes";

/**
 * Evaluates a condition of `@если`. The only place where conditions are evaluated.
 * @returns whether it holds, or the path of a missing answer that decides it: until then neither branch may be written
 */
export function evaluateCondition(condition: Condition, scope: Scope): boolean | string {
  switch (condition.type) {
    case "and":
    case "or": {
      const settles = condition.type === "or";
      let awaited: string | null = null;
      for (const part of condition.parts) {
        const holds = evaluateCondition(part, scope);
        if (holds === settles) return settles;
        if (typeof holds === "string") awaited ??= holds;
      }
      return awaited ?? !settles;
    }
    case "not": {
      const holds = evaluateCondition(condition.part, scope);
      return typeof holds === "string" ? holds : !holds;
    }
  }
  const { definition, value } = scope.get(condition.path);
  if (value === undefined && definition.kind !== "record" && definition.awaited) {
    return condition.path;
  }
  switch (condition.type) {
    case "flag":
      return value === true;
    case "given":
      return hasValue(value);
    case "equals":
      return value === condition.value;
    case "contains":
      return Array.isArray(value) && value.some((item) => item === condition.value);
  }
}

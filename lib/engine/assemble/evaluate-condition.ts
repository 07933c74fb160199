import { isGiven, type Scope } from "@/lib/engine/assemble/scope";
import type { Condition } from "@/lib/engine/template/nodes";

/** Whether a condition of `@если` holds for the facts. The only place where conditions are evaluated. */
export function evaluateCondition(condition: Condition, scope: Scope): boolean {
  switch (condition.type) {
    case "and":
      return condition.parts.every((part) => evaluateCondition(part, scope));
    case "or":
      return condition.parts.some((part) => evaluateCondition(part, scope));
    case "not":
      return !evaluateCondition(condition.part, scope);
    case "flag":
      return scope.get(condition.path).value === true;
    case "given":
      return isGiven(scope.get(condition.path).value);
    case "equals":
      return scope.get(condition.path).value === condition.value;
    case "contains": {
      const { value } = scope.get(condition.path);
      return Array.isArray(value) && value.some((item) => item === condition.value);
    }
  }
}

/**
 * The answer that decides a condition and is not given yet: until then neither branch may be written.
 * @returns its path; null when the given answers are enough to decide
 */
export function findAwaited(condition: Condition, scope: Scope): string | null {
  switch (condition.type) {
    case "and":
    case "or": {
      const settles = condition.type === "or";
      let first: string | null = null;
      for (const part of condition.parts) {
        const path = findAwaited(part, scope);
        if (path === null && evaluateCondition(part, scope) === settles) return null;
        first ??= path;
      }
      return first;
    }
    case "not":
      return findAwaited(condition.part, scope);
    default: {
      const { definition, value } = scope.get(condition.path);
      const isAwaited = definition.kind !== "record" && definition.awaited === true;
      return isAwaited && value === undefined ? condition.path : null;
    }
  }
}

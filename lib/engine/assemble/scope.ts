/** The facts visible at a place of the template: those of the document and of the enclosing loops. */
import { invariant } from "@/lib/core/invariant";
import type { FactRecord, FactValue, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import {
  definitionOfColumn,
  getOwn,
  splitVariable,
  toElement,
  type VariableDefinition,
} from "@/lib/engine/template/language/fact-scope";

/** The value of a fact; a loop variable over rows is a record. */
type Value = FactValue | FactRecord;
export type Fact = {
  definition: VariableDefinition;
  value: Value;
  /** The form field that gives it, or the path when no field does. */
  field: string;
};

/** An iteration of a loop: its variable and the current value. */
type Iteration = { variable: string; fact: Fact; outer: Iteration | null };

export class Scope {
  private constructor(
    private readonly facts: FactRecord,
    private readonly vocabulary: Vocabulary,
    /** Cache of the document's own facts: conditions read the same few again and again. */
    private readonly cache: Map<string, Fact>,
    /** The innermost enclosing loop. */
    private readonly iteration: Iteration | null,
  ) {}

  static of(facts: FactRecord, vocabulary: Vocabulary): Scope {
    return new Scope(facts, vocabulary, new Map(), null);
  }

  /**
   * Looks up a fact; a loop variable hides a fact of the same name.
   * @throws InvariantError for a path that the content check would have rejected.
   */
  get(path: string): Fact {
    if (this.iteration !== null) {
      const [variable, column] = splitVariable(path);
      for (
        let iteration: Iteration | null = this.iteration;
        iteration !== null;
        iteration = iteration.outer
      ) {
        if (iteration.variable === variable) return toColumn(iteration.fact, column, path);
      }
    }
    let fact = this.cache.get(path);
    if (fact === undefined) {
      const definition = known(getOwn(this.vocabulary, path), path);
      fact = { definition, value: this.facts[path], field: definition.field ?? path };
      this.cache.set(path, fact);
    }
    return fact;
  }

  /** Returns one scope for each iteration of a loop, in order; none when the fact is not given. */
  iterations(variable: string, path: string): Scope[] {
    const { definition, value, field } = this.get(path);
    const element = toElement(definition);
    invariant(element, `A template loops over ${path}, which is no list`);
    if (!Array.isArray(value)) return [];
    const elementField = element.field ?? field;
    return value.filter(hasValue).map((item) => {
      const fact = { definition: element, value: item, field: elementField };
      const iteration = { variable, fact, outer: this.iteration };
      return new Scope(this.facts, this.vocabulary, this.cache, iteration);
    });
  }
}

/** A column of a loop variable, or its whole value. */
function toColumn(fact: Fact, column: string, path: string): Fact {
  if (column === "") return fact;
  const definition = known(definitionOfColumn(fact.definition, column), path);
  return {
    definition,
    value: valueOfColumn(fact.value, column),
    field: definition.field ?? fact.field ?? path,
  };
}

/** The paths that have a definition are our own names, so no inherited property can match. */
function known<Definition>(definition: Definition | undefined, path: string): Definition {
  invariant(definition, `A template names an unknown fact: ${path}`);
  return definition;
}

/** True for a non-empty value; a flag counts as given when it is true. */
export function hasValue(value: Value): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.some(hasValue);
  return value !== undefined && value !== null && value !== false;
}

const valueOfColumn = (record: Value, column: string): FactValue =>
  typeof record === "object" && !Array.isArray(record) ? record[column] : undefined;

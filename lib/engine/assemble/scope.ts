/** Facts as a place of the template sees them: the document's own and those of the loops around it. */
import { invariant } from "@/lib/core/invariant";
import type { FactRecord, FactValue, Vocabulary } from "@/lib/engine/facts/vocabulary";
import {
  findDefinition,
  splitVariable,
  toElement,
  type VariableDefinition,
} from "@/lib/engine/template/fact-scope";

/** A fact's value; inside a loop over rows the variable itself is a record. */
type Value = FactValue | FactRecord;
export type Fact = {
  definition: VariableDefinition;
  value: Value;
  /** The form field that fills it, or the path when no field does. */
  field: string;
};

export class Scope {
  private constructor(
    private readonly facts: FactRecord,
    private readonly vocabulary: Vocabulary,
    private readonly variables: ReadonlyMap<string, VariableDefinition>,
    private readonly values: ReadonlyMap<string, Value>,
  ) {}

  static of(facts: FactRecord, vocabulary: Vocabulary): Scope {
    return new Scope(facts, vocabulary, new Map(), new Map());
  }

  /** @throws InvariantError for a path that the content check would have refused. */
  get(path: string): Fact {
    const definition = findDefinition(path, this.vocabulary, this.variables);
    invariant(definition, `A template names an unknown fact: ${path}`);
    const field = definition.field ?? this.fieldAround(path) ?? path;
    return { definition, value: this.findValue(path), field };
  }

  /** One scope for each turn of a loop, in order; none when the fact is not given. */
  *turns(variable: string, path: string): Generator<Scope> {
    const { definition, value, field } = this.get(path);
    const element = toElement(definition);
    invariant(element, `A template loops over ${path}, which is no list`);
    if (!Array.isArray(value)) return;
    const variables = new Map(this.variables).set(variable, {
      ...element,
      field: element.field ?? field,
    });
    for (const item of value) {
      if (!isGiven(item)) continue;
      yield new Scope(
        this.facts,
        this.vocabulary,
        variables,
        new Map(this.values).set(variable, item),
      );
    }
  }

  private fieldAround(path: string): string | undefined {
    if (this.variables.size === 0) return undefined;
    return this.variables.get(splitVariable(path)[0])?.field;
  }

  private findValue(path: string): Value {
    if (this.values.size > 0) {
      const [variable, column] = splitVariable(path);
      if (this.values.has(variable)) {
        const value = this.values.get(variable);
        if (column === "") return value;
        return isRecord(value) ? own(value, column) : undefined;
      }
    }
    return own(this.facts, path);
  }
}

/** True for a value that is not empty; a flag counts as given when it is true. */
export function isGiven(value: Value): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.some(isGiven);
  return value !== undefined && value !== null && value !== false;
}

function isRecord(value: Value): value is FactRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function own(record: FactRecord, path: string): FactValue {
  return Object.hasOwn(record, path) ? record[path] : undefined;
}

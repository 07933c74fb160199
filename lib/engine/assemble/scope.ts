/** Facts as a place of the template sees them: the document's own and those of the loops around it. */
import { invariant } from "@/lib/core/invariant";
import type { FactRecord, FactValue, Vocabulary } from "@/lib/engine/facts/vocabulary";
import {
  definitionOfColumn,
  own,
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
    /** The variables of the loops around, each in its turn. */
    private readonly variables: ReadonlyMap<string, Fact>,
  ) {}

  static of(facts: FactRecord, vocabulary: Vocabulary): Scope {
    return new Scope(facts, vocabulary, new Map());
  }

  /**
   * A loop variable hides a fact of the same name.
   * @throws InvariantError for a path that the content check would have refused.
   */
  get(path: string): Fact {
    const [variable, column] = splitVariable(path);
    const around = this.variables.get(variable);
    if (around && column === "") return around;
    const definition = around
      ? definitionOfColumn(around.definition, column)
      : own(this.vocabulary, path);
    invariant(definition, `A template names an unknown fact: ${path}`);
    return {
      definition,
      value: around ? valueOfColumn(around.value, column) : own(this.facts, path),
      field: definition.field ?? around?.field ?? path,
    };
  }

  /** One scope for each turn of a loop, in order; none when the fact is not given. */
  turns(variable: string, path: string): Scope[] {
    const { definition, value, field } = this.get(path);
    const element = toElement(definition);
    invariant(element, `A template loops over ${path}, which is no list`);
    if (!Array.isArray(value)) return [];
    const inTurn = { definition: element, field: element.field ?? field };
    return value.filter(isGiven).map((item) => {
      const variables = new Map(this.variables).set(variable, { ...inTurn, value: item });
      return new Scope(this.facts, this.vocabulary, variables);
    });
  }
}

/** True for a value that is not empty; a flag counts as given when it is true. */
export function isGiven(value: Value): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.some(isGiven);
  return value !== undefined && value !== null && value !== false;
}

const valueOfColumn = (record: Value, column: string): FactValue =>
  typeof record === "object" && !Array.isArray(record) ? own(record, column) : undefined;

/** Facts as a place of the template sees them: the document's own and those of the loops around it. */
import { invariant } from "@/lib/core/invariant";
import type { FactRecord, FactValue, Vocabulary } from "@/lib/engine/facts/known/vocabulary";
import {
  definitionOfColumn,
  getOwn,
  splitVariable,
  toElement,
  type VariableDefinition,
} from "@/lib/engine/template/language/fact-scope";

/** A fact's value; inside a loop over rows the variable itself is a record. */
type Value = FactValue | FactRecord;
export type Fact = {
  definition: VariableDefinition;
  value: Value;
  /** The form field that fills it, or the path when no field does. */
  field: string;
};

/** A turn of a loop: its variable and what that is in this turn. */
type Turn = { variable: string; fact: Fact; around: Turn | null };

export class Scope {
  private constructor(
    private readonly facts: FactRecord,
    private readonly vocabulary: Vocabulary,
    /** The document's own facts that were asked for: conditions ask for the same few again and again. */
    private readonly asked: Map<string, Fact>,
    /** The innermost of the loops around. */
    private readonly turn: Turn | null,
  ) {}

  static of(facts: FactRecord, vocabulary: Vocabulary): Scope {
    return new Scope(facts, vocabulary, new Map(), null);
  }

  /**
   * A loop variable hides a fact of the same name.
   * @throws InvariantError for a path that the content check would have refused.
   */
  get(path: string): Fact {
    if (this.turn !== null) {
      const [variable, column] = splitVariable(path);
      for (let turn: Turn | null = this.turn; turn !== null; turn = turn.around) {
        if (turn.variable === variable) return toColumn(turn.fact, column, path);
      }
    }
    let fact = this.asked.get(path);
    if (fact === undefined) {
      const definition = known(getOwn(this.vocabulary, path), path);
      fact = { definition, value: this.facts[path], field: definition.field ?? path };
      this.asked.set(path, fact);
    }
    return fact;
  }

  /** One scope for each turn of a loop, in order; none when the fact is not given. */
  turns(variable: string, path: string): Scope[] {
    const { definition, value, field } = this.get(path);
    const element = toElement(definition);
    invariant(element, `A template loops over ${path}, which is no list`);
    if (!Array.isArray(value)) return [];
    const inTurn = element.field ?? field;
    return value.filter(isGiven).map((item) => {
      const fact = { definition: element, value: item, field: inTurn };
      const turn = { variable, fact, around: this.turn };
      return new Scope(this.facts, this.vocabulary, this.asked, turn);
    });
  }
}

/** A column of what a loop's variable is, or all of it. */
function toColumn(fact: Fact, column: string, path: string): Fact {
  if (column === "") return fact;
  const definition = known(definitionOfColumn(fact.definition, column), path);
  return {
    definition,
    value: valueOfColumn(fact.value, column),
    field: definition.field ?? fact.field ?? path,
  };
}

/** What has a definition of its own is a name of ours, and no record inherits such a one. */
function known<Definition>(definition: Definition | undefined, path: string): Definition {
  invariant(definition, `A template names an unknown fact: ${path}`);
  return definition;
}

/** True for a value that is not empty; a flag counts as given when it is true. */
export function isGiven(value: Value): boolean {
  if (typeof value === "string") return value.trim() !== "";
  if (Array.isArray(value)) return value.some(isGiven);
  return value !== undefined && value !== null && value !== false;
}

const valueOfColumn = (record: Value, column: string): FactValue =>
  typeof record === "object" && !Array.isArray(record) ? record[column] : undefined;

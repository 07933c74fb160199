/** What a press changed in the answers, in a line. */
import type { FormRow } from "@/lib/engine/questions/answer";
import type { AnswersByKey } from "@/lib/engine/questions/conditions";
import { definitionOf, questionKeys } from "@/lib/engine/questions/questions";
import type { Options } from "@/lib/engine/questions/vocabulary/definition";
import { lowerFirst } from "@/lib/russian/first-letter";

/** «Добавлено: доставка; адрес. Убрано: ООО «Хостер».»; empty if nothing visible has changed. */
export function describeChange(before: AnswersByKey, after: AnswersByKey): string {
  const added = addedTexts(after, before);
  const removed = addedTexts(before, after);
  return [
    added.length > 0 ? `Добавлено: ${added.join("; ")}.` : "",
    removed.length > 0 ? `Убрано: ${removed.join("; ")}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** What these answers contain and the others do not. */
function addedTexts(answers: AnswersByKey, others: AnswersByKey): string[] {
  return questionKeys.flatMap((key) => {
    const [value, other] = [answers[key], others[key]];
    if (value === other) return [];
    const definition = definitionOf(key);
    const { options = {} } = definition as { options?: Options };
    if (definition.kind === "choices") {
      const items = (value ?? []) as readonly string[];
      return items
        .filter((item) => !((other ?? []) as readonly string[]).includes(item))
        .map((item) => lowerFirst(options[item] ?? item));
    }
    if (definition.kind === "rows") {
      const names = new Set(((other ?? []) as FormRow[]).map(({ name }) => name));
      return ((value ?? []) as FormRow[]).flatMap(({ name }) =>
        name && !names.has(name) ? [String(name)] : [],
      );
    }
    if (definition.kind === "yesNo") return value === true ? [lowerFirst(labelOf(definition))] : [];
    const text = String(value ?? "").trim();
    if (text === "" || text === defaultOf(definition)) return [];
    if (definition.kind !== "choice") return [text];
    const option = lowerFirst(options[text] ?? text);
    // «В России» alone does not tell what is located there.
    const isRadio = "control" in definition && definition.control === "radio";
    return [isRadio ? `${lowerFirst(labelOf(definition))} — ${option}` : option];
  });
}

const labelOf = (definition: object) => ("label" in definition ? String(definition.label) : "");
const defaultOf = (definition: object) => ("default" in definition ? definition.default : "");

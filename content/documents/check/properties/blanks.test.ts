/** What is left blank can be filled in: each blank leads to a question that the form of its document asks. */
import { expect, test } from "vitest";
import { openTemplate } from "@/content/documents/check/open-template";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { definitionOf, isAsked, type QuestionKey } from "@/lib/engine/questions/questions";
import {
  documentLengths,
  type FormDocumentType,
  formDocumentTypes,
  keysOf,
} from "@/lib/engine/questions/vocabulary/options";
import { walkInlines } from "@/lib/engine/tree/walk";

const write = new Map(formDocumentTypes.map((type) => [type, openTemplate(type)]));

/** Who the owner is and why data are collected; nothing else is answered. */
const saying = ["companyName", "websiteUrl", "contactEmail", "ownerType", "industry"];
const owners = ownersByIndustry.flatMap(({ kind, answers }) => [
  { kind, answers },
  {
    kind: `${kind}, почти ничего не сказано`,
    answers: Object.fromEntries(
      Object.entries(answers).filter(([key]) => [...saying, "processingPurposes"].includes(key)),
    ),
  },
]);

/** A question that is hidden now is led to by the nearest one that is shown. */
function isAskedFor(type: FormDocumentType, field: string | undefined): boolean {
  const question = field === undefined ? undefined : definitionOf(field as QuestionKey);
  return question !== undefined && isAsked(question) && question.askedFor.includes(type);
}

function lostBlanks(type: FormDocumentType, answers: object): string[] {
  const lost = new Set<string>();
  const tree = write.get(type)?.(documentAnswersSchema.parse({ ...answers, type }));
  walkInlines(tree?.blocks ?? [], (inline) => {
    if (inline.type === "blank" && !isAskedFor(type, inline.field)) {
      lost.add(`${inline.hint} → ${inline.field}`);
    }
  });
  return [...lost];
}

test.each(owners)("$kind: every blank leads to a question of the form", ({ answers }) => {
  const lost = formDocumentTypes.flatMap((type) =>
    keysOf(documentLengths).flatMap((documentLength) =>
      lostBlanks(type, { ...answers, documentLength }).map((blank) => `${type}: ${blank}`),
    ),
  );
  expect(lost).toEqual([]);
});

import { expect, test } from "vitest";
import { openTemplate } from "@/content/documents/check/open-template";
import { ownersByIndustry } from "@/content/documents/check/owners/owners-by-industry";
import type { AnswersDraft } from "@/lib/engine/facts/known/known-facts";
import type { Block, Clause, DocumentTree } from "@/lib/engine/tree/document";
import { writeText } from "@/lib/engine/writers/text";
import { checkPolicy } from "@/lib/features/policy-check/check-policy";

const open = openTemplate("privacy");

/** The policy without its opening summary, which repeats what clauses say. */
function policyOf(answers: (typeof ownersByIndustry)[number]["answers"], length: "short" | "full") {
  const tree = open({ ...(answers as AnswersDraft), documentLength: length });
  const from = tree.blocks.findIndex((block) => "id" in block && block.id === "in-a-minute");
  if (from < 0) return tree;
  const to = tree.blocks.findIndex((block, at) => at > from && block.type === "heading");
  return { ...tree, blocks: [...tree.blocks.slice(0, from), ...tree.blocks.slice(to)] };
}

const policies = ownersByIndustry.flatMap(({ kind, answers }) =>
  (["short", "full"] as const).map((length) => ({ kind, length, tree: policyOf(answers, length) })),
);

/**
 * The elements that are in only one clause: clause → elements. A clause without an id is identified by its norms. The
 * tables of the full policy repeat what some clauses say.
 */
const carried: Readonly<Record<"short" | "full", Readonly<Record<string, readonly string[]>>>> = {
  full: {
    operator: ["operator"],
    actions: ["actions"],
    localization: ["localization"],
    "cross-border": ["cross-border"],
    "152-ФЗ ст. 12 ч. 1; 152-ФЗ ст. 12 ч. 3; 152-ФЗ ст. 14 ч. 7 п. 8": ["cross-border"],
    "destroy-goal": ["destroy-goal"],
    stop: ["stop-term"],
    "152-ФЗ ст. 20 ч. 3; 152-ФЗ ст. 21 ч. 1; 152-ФЗ ст. 21 ч. 2": ["fix-term"],
    "152-ФЗ ст. 21 ч. 3": ["unlawful-term"],
    "subject-rights": ["rights"],
    "request-content": ["request-content"],
    "answer-time": ["answer-term"],
    withdrawal: ["withdrawal"],
    "security-measures": ["security"],
    "organisational-measures": ["prevention", "responsible"],
    incident: ["incident"],
  },
  short: {
    "152-ФЗ ст. 18.1 ч. 1 п. 2; 152-ФЗ ст. 3": ["terms"],
    operator: ["operator"],
    "purpose-table": ["grounds", "purposes", "per-purpose", "data", "subjects", "retention"],
    methods: ["methods"],
    actions: ["actions"],
    localization: ["localization"],
    "cross-border": ["cross-border"],
    "152-ФЗ ст. 12 ч. 1; 152-ФЗ ст. 12 ч. 3; 152-ФЗ ст. 14 ч. 7 п. 8": ["cross-border"],
    destroy: ["stop-term", "fix-term", "unlawful-term", "destroy-goal", "destroy-withdrawal"],
    "subject-rights": ["rights"],
    request: ["request-content"],
    "answer-time": ["answer-term"],
    withdrawal: ["withdrawal"],
    "security-measures": ["security", "prevention", "responsible"],
    incident: ["incident"],
  },
};
/**
 * Elements that rows of the full policy may contain too: a term «до достижения этой цели» beside the thirty days of
 * destruction.
 */
const saidInRows = ["destroy-goal"];

const keyOf = ({ id, norms }: Clause) =>
  id.startsWith("clause-") ? norms.map(({ law, place }) => `${law} ${place}`).join("; ") : id;

const lacking = (tree: DocumentTree) =>
  checkPolicy(writeText(tree))
    .elements.filter(({ state }) => state !== "there")
    .map(({ id }) => id);

const clausesOf = (tree: DocumentTree) =>
  tree.blocks.filter((block): block is Clause => block.type === "clause");

const without = (tree: DocumentTree, clause: Block): DocumentTree => ({
  ...tree,
  blocks: tree.blocks.filter((block) => block !== clause),
});

/** For each policy, the elements that are missing without each of its clauses. */
const deleted = new Map<DocumentTree, (readonly [clause: string, reported: string[]])[]>();
function lackingByClause(tree: DocumentTree) {
  const known =
    deleted.get(tree) ??
    clausesOf(tree).map((clause) => [keyOf(clause), lacking(without(tree, clause))] as const);
  deleted.set(tree, known);
  return known;
}

test.each(policies)("finds our policy complete: $kind, $length", ({ tree }) => {
  expect(lacking(tree)).toEqual([]);
  const { findings, score } = checkPolicy(writeText(tree));
  expect(findings.filter(({ rule }) => rule !== "placeholder")).toEqual([]);
  expect(score).toBe(100);
});

test.each(policies)(
  "reports only elements of the deleted clause: $kind, $length",
  { tags: ["exhaustive"] },
  ({ length, tree }) => {
    const wrong = lackingByClause(tree).filter(([id, reported]) => {
      const expected = carried[length][id];
      return expected
        ? (reported.length === 0 && !saidInRows.includes(id)) ||
            reported.some((element) => !expected.includes(element))
        : reported.length > 0;
    });
    expect(wrong).toEqual([]);
  },
);

test("reports each element that only one clause contains after that clause is deleted", {
  tags: ["exhaustive"],
}, () => {
  for (const length of ["short", "full"] as const) {
    const reached = new Set<string>();
    for (const { tree } of policies.filter((policy) => policy.length === length)) {
      for (const [clause, reported] of lackingByClause(tree)) {
        for (const element of reported) reached.add(`${clause}: ${element}`);
      }
    }
    const said = Object.entries(carried[length]);
    const never = said.flatMap(([clause, ids]) =>
      ids.map((id) => `${clause}: ${id}`).filter((line) => !reached.has(line)),
    );
    expect(never).toEqual([]);
  }
});

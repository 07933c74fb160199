import { expect, test } from "vitest";
import {
  planHistoryMove,
  type WizardPlace,
} from "@/components/features/documents/open-wizard/wizard-history";

const cases: [WizardPlace[], WizardPlace, ReturnType<typeof planHistoryMove>][] = [
  [[], "choose", { kind: "push", trail: ["choose"] }],
  [["choose"], "questions", { kind: "push", trail: ["choose", "questions"] }],
  [["questions"], "questions", null],
  // The wizard's own Back button also goes back in the browser history, so that Forward still works.
  [["choose", "questions", "check"], "questions", { kind: "move", by: -1 }],
  [["choose", "questions", "check"], "choose", { kind: "move", by: -2 }],
  // When the wizard was opened at the questions, the choice replaces their entry: Back leads to the page, as before.
  [["questions"], "choose", { kind: "replace", trail: ["choose"] }],
  // Another document after a finished one: no entry of the first remains.
  [["questions", "result"], "choose", { kind: "move", by: -1 }],
  // The next edition comes after the finished document, and its result replaces the first result.
  [
    ["questions", "result"],
    "next-questions",
    { kind: "push", trail: ["questions", "result", "next-questions"] },
  ],
  [["result", "next-questions", "next-check"], "result", { kind: "move", by: -2 }],
  [["questions", "check"], "document", { kind: "replace", trail: ["questions", "document"] }],
  [["questions", "document"], "check", { kind: "push", trail: ["questions", "document", "check"] }],
];

test.each(cases)("planHistoryMove from %j to %s", (trail, place, step) => {
  expect(planHistoryMove(trail, place)).toEqual(step);
});

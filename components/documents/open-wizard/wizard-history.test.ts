import { expect, test } from "vitest";
import {
  planHistoryMove,
  type WizardPlace,
} from "@/components/documents/open-wizard/wizard-history";

const cases: [WizardPlace[], WizardPlace, ReturnType<typeof planHistoryMove>][] = [
  [[], "choose", { kind: "push", trail: ["choose"] }],
  [["choose"], "questions", { kind: "push", trail: ["choose", "questions"] }],
  [["questions"], "questions", null],
  // The wizard's own «back» goes back in the browser's history too, so that its Forward still works.
  [["choose", "questions", "check"], "questions", { kind: "move", by: -1 }],
  [["choose", "questions", "check"], "choose", { kind: "move", by: -2 }],
  // Opened at the questions, the choice takes their entry: Back leads to the page, as before.
  [["questions"], "choose", { kind: "replace", trail: ["choose"] }],
  // Another document after the one that is made: no entry of the first is left over.
  [["questions", "result"], "choose", { kind: "move", by: -1 }],
  // The next edition of what is made begins after it, and what is made of it stands where the first result stood.
  [
    ["questions", "result"],
    "next-questions",
    { kind: "push", trail: ["questions", "result", "next-questions"] },
  ],
  [["result", "next-questions", "next-check"], "result", { kind: "move", by: -2 }],
  [["questions", "check"], "document", { kind: "replace", trail: ["questions", "document"] }],
  [["questions", "document"], "check", { kind: "push", trail: ["questions", "document", "check"] }],
];

test.each(cases)("from %j to %s", (trail, place, step) => {
  expect(planHistoryMove(trail, place)).toEqual(step);
});

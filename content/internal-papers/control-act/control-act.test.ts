import { expect, test } from "vitest";
import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { openPaper } from "@/content/internal-papers/check/open-paper";
import { elements } from "@/content/internal-papers/control-act/elements";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { controlChecks } from "@/lib/engine/presets/papers/control-checks";
import { typesetDocument } from "@/lib/russian/typography";
import { paperOwners } from "@/tests/support/papers/owners";

describePaper("control-act", { elements, count: 21, matrix: ["purpose", "data", "retention"] });

test("control act asks every control question of some owner", () => {
  const paper = openPaper("control-act");
  const owners = Object.values(paperOwners).flatMap(({ passport, paper: answers }) =>
    paper
      .ownersOf(documentAnswersSchema.parse({ ...passport, type: "privacy" }), answers)
      .flatMap((owner) =>
        (owner.fact("paper.checks") as { what: string }[]).map(({ what }) => what),
      ),
  );
  expect(controlChecks.filter(({ what }) => !owners.includes(typesetDocument(what)))).toEqual([]);
});

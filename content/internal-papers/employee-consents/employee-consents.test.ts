import { expect, test } from "vitest";
import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { openPaper } from "@/content/internal-papers/check/open-paper";
import { paperDefinition } from "@/content/internal-papers/definitions";
import { elements } from "@/content/internal-papers/employee-consents/elements";
import { documentAnswersSchema } from "@/lib/engine/answers/schema";
import { appliesToOwner } from "@/lib/engine/papers/papers-of-owner";
import { writeText } from "@/lib/engine/writers/text";
import { paperOwners } from "@/tests/support/papers/owners";

describePaper("employee-consents", { elements, count: 11 });

const paper = openPaper("employee-consents");
const ownerWith = (more: Record<string, string>) => {
  const { passport, paper: answers } = paperOwners.shop ?? { passport: {}, paper: {} };
  const parsed = documentAnswersSchema.parse({ ...passport, type: "privacy" });
  const [owner] = paper.ownersOf(parsed, { ...answers, ...more });
  if (!owner) throw new Error("The shop is written of once.");
  return owner;
};

test("each employee consent begins a page and has its own signature", () => {
  const owner = ownerWith({ staffOnSite: "yes", salaryBank: "yes", staffInsurance: "yes" });
  const breaks = paper.write(owner).blocks.filter(({ type }) => type === "pageBreak").length;
  const signatures = writeText(paper.write(owner)).match(/Подпись — /g)?.length;
  expect({ breaks, signatures }).toEqual({ breaks: 4, signatures: 4 });
});

test("employee consents do not apply to an owner who needs none", () => {
  const none = ownerWith({ staffOnSite: "no", salaryBank: "no", staffInsurance: "no" });
  expect(appliesToOwner(paperDefinition("employee-consents"), none.paperFacts)).toBe(false);
});

/** The short form of the disclaimer: five questions of other sections, asked with texts of its own. */

import { ownerSection } from "@/lib/engine/questions/definitions/owner";
import { websiteSection } from "@/lib/engine/questions/definitions/website/website";
import { defineSection } from "@/lib/engine/questions/vocabulary/definition";

const { companyName, contactEmail, legalAddress, phone } = ownerSection.questions;
const { websiteUrl } = websiteSection.questions;

/** In the order of its form and its page. */
export const disclaimerQuestions = { companyName, websiteUrl, contactEmail, legalAddress, phone };
export type DisclaimerKey = keyof typeof disclaimerQuestions;

/** The short form of step 2: five fields, one section (docs/specification/wizard.md#short-form). */
export const disclaimerSection = defineSection({
  id: "disclaimer",
  title: "О сайте и владельце",
  intro: "Для этого документа хватит пяти ответов.",
  borrowed: {
    for: ["socialDisclaimer"],
    questions: {
      companyName: {},
      websiteUrl: {},
      contactEmail: { inSummary: "never" },
      legalAddress: {},
      phone: {},
    },
  },
  questions: {},
});

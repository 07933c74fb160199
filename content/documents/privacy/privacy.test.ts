import { describeDocument } from "@/content/documents/check/describe-document";
import { elementsOfDuties } from "@/content/documents/privacy/elements-of-duties";
import { elementsOfProcessing } from "@/content/documents/privacy/elements-of-processing";
import { contradictions, forbidden } from "@/content/documents/privacy/wording";

describeDocument("privacy", {
  elements: [...elementsOfProcessing, ...elementsOfDuties],
  count: 74,
  forbidden,
  contradictions,
});

import { describeDocument } from "@/content/documents/check/describe-document";
import { elementsOfConsumerLaw } from "@/content/documents/offer/elements-of-consumer-law";
import { elementsOfContract } from "@/content/documents/offer/elements-of-contract";
import { contradictions, forbidden } from "@/content/documents/offer/wording";

describeDocument("offer", {
  elements: [...elementsOfContract, ...elementsOfConsumerLaw],
  count: 39,
  forbidden,
  contradictions,
});

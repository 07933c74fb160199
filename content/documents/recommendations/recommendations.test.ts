import { describeDocument } from "@/content/documents/check/describe-document";
import { elements } from "@/content/documents/recommendations/elements";
import { contradictions, forbidden } from "@/content/documents/recommendations/wording";

describeDocument("recommendations", { elements, count: 13, forbidden, contradictions });

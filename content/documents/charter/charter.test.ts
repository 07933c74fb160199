import { elements } from "@/content/documents/charter/elements";
import { contradictions, forbidden } from "@/content/documents/charter/wording";
import { describeDocument } from "@/content/documents/check/describe-document";

describeDocument("charter", { elements, count: 25, forbidden, contradictions });

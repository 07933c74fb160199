import { describeDocument } from "@/content/documents/check/describe-document";
import { elements } from "@/content/documents/return/elements";
import { contradictions, forbidden } from "@/content/documents/return/wording";

describeDocument("return", { elements, count: 28, forbidden, contradictions });

import { describeDocument } from "@/content/documents/check/describe-document";
import { elements } from "@/content/documents/terms/elements";
import { contradictions, forbidden } from "@/content/documents/terms/wording";

describeDocument("terms", { elements, count: 42, forbidden, contradictions });

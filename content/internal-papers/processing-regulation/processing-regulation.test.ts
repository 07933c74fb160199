import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/processing-regulation/elements";

describePaper("processing-regulation", {
  elements,
  count: 32,
  idle: {
    "r-responsible-company":
      "the twelve with employees are companies; a sole trader with employees is a sample",
  },
  matrix: ["purpose", "subjects", "data", "basis", "retention", "recipients"],
});

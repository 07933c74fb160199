import { describePaper } from "@/content/internal-papers/check/describe-paper";
import { elements } from "@/content/internal-papers/threat-model/elements";

describePaper("threat-model", {
  elements,
  count: 13,
  matrix: ["purpose", "subjects", "data"],
  // A methodology is named by whoever finishes the model.
  forbidden: [{ id: "methodology", says: /методик[аеи] (?:ФСТЭК|оценки|определения)/i }],
});
